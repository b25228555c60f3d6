# Todas as frases que uma pessoa lê, em português do Brasil.


## Quantidades

drinks = { $drinks ->
    [0] nenhum gole
    [one] { $drinks } gole
   *[other] { $drinks } goles
 }
shots = { $shots ->
    [0] nenhum shot
    [one] { $shots } shot
   *[other] { $shots } shots
 }
cards = { $cards ->
    [0] nenhuma carta
    [one] { $cards } carta
   *[other] { $cards } cartas
 }
lives = { $lives ->
    [0] nenhuma vida
    [one] { $lives } vida
   *[other] { $lives } vidas
 }
tokens = { $tokens ->
    [0] nenhum marcador
    [one] { $tokens } marcador
   *[other] { $tokens } marcadores
 }
chips = { $chips ->
    [0] nenhuma ficha
    [one] { $chips } ficha
   *[other] { $chips } fichas
 }
turns = { $turns ->
    [0] nenhuma vez
    [one] { $turns } vez
   *[other] { $turns } vezes
 }


## Cartas: pelo nome, e como aparecem numa frase

card = { $rank } de { $suit }
card-hidden = carta fechada
    .the = uma carta
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
rank-2 = dois
    .the = o dois
rank-3 = três
    .the = o três
rank-4 = quatro
    .the = o quatro
rank-5 = cinco
    .the = o cinco
rank-6 = seis
    .the = o seis
rank-7 = sete
    .the = o sete
rank-8 = oito
    .the = o oito
rank-9 = nove
    .the = o nove
rank-10 = dez
    .the = o dez
rank-jack = valete
    .the = o valete
rank-queen = dama
    .the = a dama
rank-king = rei
    .the = o rei
rank-ace = ás
    .the = o ás
cuckoo-number = { $value }
    .the = o { $value }
cuckoo-house = Casa
    .the = a Casa
cuckoo-horse = Cavalo
    .the = o Cavalo
cuckoo-cat = Gato
    .the = o Gato
cuckoo-cuckoo = Cuco
    .the = o Cuco

hand-trio = trinca
hand-running_flush = sequência do mesmo naipe
hand-run = sequência
hand-flush = mesmo naipe
hand-pair = par
hand-high_card = carta alta

answer-red = vermelho
answer-black = preto
answer-higher = maior
answer-lower = menor
answer-inside = dentro
answer-outside = fora
answer-hot = quente
answer-cold = frio


## O que aconteceu

told = { $text } ({ $rule })

event-game_began = Partida { $game }. { $seat } dá as cartas.
event-dealt = { $seat } recebe { $card }.
event-drank = { $seat } bebe { drinks }.
event-drank-from = { $seat } bebe { drinks }, por conta de { $other }.
event-took_shot = { $seat } vira { shots }.
event-took_shot-from = { $seat } vira { shots }, por conta de { $other }.
event-answered = { $seat } diz { $call }.
event-right = Certo, { $seat }.
event-wrong = Errado, { $seat }.
event-tied = Empate. A carta volta, e { $seat } recebe outra.
event-gave = { $seat } dá { drinks } a { $other }.
event-gave_shot = { $seat } dá { shots } a { $other }.
event-pyramid_laid = A pirâmide está na mesa, com a face para baixo: { cards }.
event-pyramid_turned = A carta { $place } da pirâmide é { $card }.
event-played = { $seat } põe { $card }.
event-claimed = { $seat } põe { $card } virada para baixo e diz que combina.
event-accepted = { $seat } acredita em { $other }.
event-called_liar = { $seat } não acredita em { $other }: mentira!
event-claim_held = { $seat } disse a verdade: era { $card }, e ali fica.
event-claim_broke = Blefe: era { $card }, que volta para a mão de { $seat }.
event-claim_passed = Ninguém duvida de { $seat }: { $card } fica virada para baixo.
event-bluff_returned = Um blefe que passou: { $card } volta para a mão de { $seat }.
event-bluff_shown = Não era blefe: { $seat } tinha mesmo { $card }.
event-nobody_rides = Ninguém ficou com cartas. Ninguém anda de ônibus.
event-showed_card = { $seat } mostra { $card }.
event-drew = { $seat } tira { $card }.
event-draw_again = Empate. Tiram de novo.
event-rides = { $cards ->
    [0] { $seat } anda de ônibus.
   *[other] { $seat } anda de ônibus, com { cards } na mão.
 }
event-volunteered = { $seat } vai junto com { $other }, de copiloto.
event-declined = { $seat } deixa { $other } ir sem companhia.
event-all_aboard = Todos a bordo! { $seat } puxa a cordinha duas vezes.
event-row_laid = Na fileira, com a face para baixo: { cards }.
event-ride_picked = { $seat } escolhe a carta { $place }.
event-ride_turned = { $seat } vira { $card }.
event-ride_restarted = De volta ao ponto inicial. Tentativa { $attempt } de { $seat }.
event-row_grew = A fileira cresce: mais { cards }.
event-row_shrank = Para limpar ainda: { cards }.
event-reshuffled = Embaralhado. No baralho: { cards }.
event-cap_reached = São { drinks } para { $seat }, o máximo de uma viagem. Ela acaba aqui.
event-deck_out = Acabou o baralho, e com ele a viagem.
event-end_of_line = Ponto final. { $seat } desce depois de { cards }.
event-pays_first_round = Viagem mais longa: { $seat }, { cards }. A primeira rodada da próxima vez é por conta de { $seat }.
event-first_dealer = { $seat } dá as cartas primeiro.
event-round_began = Rodada { $round }. { $seat } dá as cartas.
event-exposed = Aberta por engano ao dar as cartas: { $seat } tem { $card }.
event-kept_exposed = { $seat } fica com { $card }.
event-asked_redeal = { $seat } pede novas cartas para todos.
event-stayed = { $seat } fica.
event-low_shown = { $seat } mostra { $card } antes de entregar.
event-swapped = { $seat } troca com { $other }: { $card } por { $second }.
event-swapped-closed = { $seat } troca com { $other }.
event-blocked = { $other } abre { $card }. Nada de troca para { $seat }.
event-drew_from_stock = { $seat } larga { $card } e pega { $second } do monte.
event-drew_from_stock-closed = { $seat } pega a carta de cima do monte.
event-king_refused = Do monte sai { $card }, e volta. { $seat } fica com a primeira carta.
event-hand_shown = { $seat } mostra { $card }.
event-lost_life = { $seat } perde { lives }.
event-dealer_spared = { $seat } empatou por baixo, mas dá as cartas e não perde nada.
event-paid_pot = { $seat } põe { chips } no pote.
event-went_out = { $seat } sai do jogo.
event-sudden_death = Morte súbita entre { $seats } jogadores: uma carta para cada um.
event-survived_sudden_death = Todos iguais. Mais uma carta para cada um.
event-won = { $chips ->
    [0] { $seat } vence.
   *[other] { $seat } vence e leva { chips } do pote.
 }
event-middle_dealt = No meio: { $card }.
event-exchanged = { $seat } larga { $card } e pega { $second }.
event-exchanged-closed = { $seat } troca uma carta.
event-exchanged_all = { $seat } troca as três.
event-bus_stopped = { $seat } para o ônibus!
event-turn_ended = { $seat } deixa o ônibus seguir.
event-stood = { $seat } não troca.
event-circuit_limit = Depois de { turns } de cada um ninguém parou o ônibus. Ele para sozinho.
event-lost_token = { $seat } perde um marcador.
event-token_lent = { $seat } segue com um marcador emprestado.
event-undone = { $seat } volta atrás.


## O que se pode fazer, como opção

gift = { drinks } a { $other }
action-guess = Dizer { $call }
action-play = Pôr { $card }
action-pass = Passar
action-give = Dar { $gifts }
action-give_shot = Dar o shot a { $other }
action-accept = Acreditar
action-liar = Dizer: mentira!
action-volunteer = Ir junto
action-decline = Ficar no ponto
action-pick = Virar a carta { $place }
action-stay = Fico
action-swap = Troco
action-draw = Trocar com o monte
action-again = Trocar mais uma vez
action-keep = Ficar com ela
action-redeal = Pedir novas cartas
action-take = Pegar { $card } por { $second }
action-take_all = Pegar as três
action-stop = Parar o ônibus
action-end = Deixar seguir
action-stand = Não trocar


## O que se pergunta

ask-colour = Vermelho ou preto?
ask-height = Maior ou menor?
ask-between = Dentro ou fora?
ask-suit = Qual naipe?
ask-heat = Quente ou frio?
ask-rank = Qual valor exato?
ask-give = Quem bebe? São { drinks }.
ask-give-shot = Para quem vai o shot?
ask-lay = Pôr uma carta ou passar?
ask-claim = Você acredita?
ask-co-pilot = Vai junto, de copiloto?
ask-pick = Que carta você vira?
ask-swap = Fica ou troca?
ask-draw = Fica, ou troca com o monte?
ask-again = Trocar mais uma vez?
ask-stay = Nada mais a fazer aqui: fica?
ask-exposed = Sua carta saiu aberta. Fica com ela?
ask-first-turn = Pegar uma carta do meio, ou parar o ônibus já?
ask-take = Que carta do meio você pega?
ask-stop = Parar o ônibus?
ask-last-lap = Última vez: pegar uma carta, ou ficar assim?


## Jogos e livros de regras

game-ride-the-bus = Ride the Bus
game-chase-the-ace = Chase the Ace
game-stop-the-bus = Stop the Bus
rulebook-classic = classic
    .about = Pirâmide com blefe, fileira que recomeça.
rulebook-party = party
    .about = Cartas empatadas voltam, o naipe vale cinco, a fileira se vira uma vez.
rulebook-commission = commission
    .about = Cada acerto dá goles, a carta do topo é um shot, a viagem são quatro perguntas.
rulebook-chase-the-ace = chase-the-ace
    .about = Uma carta para cada um, três vidas, reis bloqueiam.
rulebook-stop-the-bus = stop-the-bus
    .about = Três cartas para cada um, três marcadores, mais uma vez quando o ônibus para.


## Regras da casa: título, o que se decide (.about) e o que cada escolha significa

switch-dealer_role = Quem dá as cartas
    .about = De que participa quem dá as cartas.
switch-dealer_role-plays = Quem dá as cartas joga como todo mundo.
switch-dealer_role-drinks = Quem dá as cartas não tem mão, mas na pirâmide pode receber goles e duvidar de um blefe.
switch-dealer_role-staff = Quem dá as cartas está a serviço: sem mão e sem goles.
switch-decks = Baralhos
    .about = Quantos baralhos se embaralham juntos.
switch-ace = O ás
    .about = Quanto vale o ás nas perguntas e nos desempates da viagem.
switch-ace-high = O ás fica acima do rei.
switch-ace-low = O ás vale 1, abaixo do dois.
switch-rounds = Partidas
    .about = Quantas partidas formam uma sessão.
switch-question_order = Ordem das perguntas
    .about = Quem responde o quê, e quando.
switch-question_order-by_player = Cada um responde a todas as perguntas; depois vem o próximo.
switch-question_order-by_round = Cada pergunta dá a volta na mesa antes da seguinte.
switch-questions = Perguntas
    .about = Quantas perguntas cada um responde: quatro ou sete.
switch-ties = Cartas empatadas
    .about = O que acontece quando a carta nova empata com uma das que servem de medida.
switch-ties-wrong = Empate é resposta errada.
switch-ties-redraw = Empate não custa nada: a carta volta, o baralho é embaralhado e sai outra. Se nenhuma carta restante puder decidir, empate é errado.
switch-ties-right = Empate é resposta certa, seja qual for.
switch-ties-double = Empate é resposta errada e custa o dobro.
switch-wrong_drinks = Respostas erradas
    .about = Goles por uma resposta errada, pergunta por pergunta.
switch-right_gives = Respostas certas
    .about = Goles que uma resposta certa permite dar, pergunta por pergunta.
switch-pyramid_rows = Fileiras da pirâmide
    .about = Cartas em cada fileira, de baixo para cima.
switch-pyramid_values = Valor das fileiras
    .about = Goles que uma combinação dá, fileira por fileira, de baixo para cima.
switch-top_card = A fileira do topo
    .about = O que dá uma combinação na fileira do topo.
switch-top_card-drinks = A fileira do topo dá goles, como as outras.
switch-top_card-shot = A fileira do topo dá um shot, a uma só pessoa. A mesa combina o que vai no copo antes de montar a pirâmide.
switch-bluffing = Blefe
    .about = Se uma carta que não combina pode ser jogada.
switch-bluffing-on = Vale pôr qualquer carta, virada para baixo, dizendo que combina.
switch-bluffing-off = Só vale pôr carta do mesmo valor, virada para cima.
switch-passed_bluffs = Blefes que passaram
    .about = Se um blefe de que ninguém duvidou entra na contagem das mãos.
switch-passed_bluffs-shed = Um blefe de que ninguém duvidou vai embora de vez.
switch-passed_bluffs-count = Depois da pirâmide se mostram as cartas ainda viradas para baixo. As que não combinam voltam aos donos antes da contagem das mãos.
switch-give_and_take = Dá e recebe
    .about = Se as duas fileiras de cima se voltam contra quem joga nelas.
switch-give_and_take-on = Nas duas fileiras de cima, quem põe uma carta bebe o que a fileira vale. Ali as cartas vão abertas e têm de combinar.
switch-give_and_take-off = Todas as fileiras dão.
switch-hands = Mãos na pirâmide
    .about = Se a mesa continua mostrando o que cada um tem.
switch-hands-private = As mãos são fechadas: a mesa não as mostra.
switch-hands-open = As mãos ficam abertas.
switch-deal_face = Como se dá
    .about = Quem vê a carta que sai.
switch-deal_face-up = As cartas saem abertas.
switch-deal_face-private = Só quem respondeu vê a carta que sai; todos ficam sabendo se foi certo, errado ou empate.
switch-tie_break = Mãos iguais
    .about = Quem anda de ônibus quando vários têm mais cartas.
switch-tie_break-sum = Entre vários com o mesmo número, anda quem tem a maior soma de valores: valete 11, dama 12, rei 13, ás { $ace ->
    [low] 1
   *[high] 14
 }.
switch-tie_break-highest_card = Entre vários com o mesmo número, anda quem tem a carta mais alta; se empatar, a segunda mais alta, e assim por diante.
switch-tie_break-draw = Vários com o mesmo número tiram uma carta cada um, e a mais alta anda.
switch-bus = A viagem
    .about = Como é a viagem.
switch-bus-row = Uma fileira de cartas, viradas uma a uma. De valete para cima custa goles e recomeça.
switch-bus-row_once = Uma fileira de cartas, virada uma vez de ponta a ponta. De valete para cima custa goles.
switch-bus-adding_row = Uma fileira de cartas. De valete para cima custa goles e aumenta a fileira.
switch-bus-questions = As quatro perguntas de novo, até acertar quatro seguidas.
switch-bus-shrinking_row = Uma fileira que recomeça de valete para cima, mas as cartas seguras saem de vez.
switch-bus-pyramid = Fileiras de quatro, três, duas e uma: uma carta limpa de cada, de baixo para cima.
switch-bus-kings_cup = Uma fileira que recomeça de valete para cima, pela outra ponta e com um gole a mais.
switch-bus_length = Comprimento da fileira
    .about = Cartas na fileira da viagem.
switch-bus_penalties = Preço da viagem
    .about = Goles por um valete, uma dama, um rei e um ás.
switch-ride_ends_with_deck = Último ônibus
    .about = Se a viagem acaba junto com o baralho.
switch-ride_ends_with_deck-on = Quando o baralho acaba, a viagem acaba, e a pergunta sem resposta não custa nada.
switch-ride_ends_with_deck-off = Quando o baralho acaba, embaralham-se todas as cartas menos as da tentativa em curso, e a viagem continua.
switch-co_pilot = Copiloto
    .about = Se alguém pode dividir os goles com quem viaja.
switch-co_pilot-on = Alguém pode ir junto e dividir os goles.
switch-co_pilot-off = Quem viaja vai sem companhia.
switch-ride_cap = Limite da viagem
    .about = Goles com que a viagem acaba, aconteça o que acontecer.
switch-lives = Vidas
    .about = Vidas com que cada um começa.
switch-stake = Aposta
    .about = Fichas em jogo, para o pote.
switch-money_play = A dinheiro
    .about = Se as vidas são fichas.
switch-money_play-on = As vidas são fichas: cada um tem { $lives }, e uma vida perdida é uma ficha no pote.
switch-money_play-off = As vidas são só vidas.
switch-dealer_blocks = O rei de quem dá
    .about = Se o rei de quem dá as cartas bloqueia uma troca.
switch-dealer_blocks-on = O rei de quem dá as cartas bloqueia como qualquer outro.
switch-dealer_blocks-off = O rei de quem dá as cartas não bloqueia: a troca acontece sempre.
switch-reveal_low = Cartas baixas
    .about = Se uma carta baixa é mostrada antes de ser entregue.
switch-reveal_low-on = Quem entrega uma carta baixa numa troca mostra antes a todos, dos dois lados da troca.
switch-reveal_low-off = As cartas baixas trocam de mão sem que ninguém veja.
switch-drawn_king = Um rei do monte
    .about = O que acontece quando quem dá as cartas tira um rei.
switch-drawn_king-kept = Um rei do monte fica, como qualquer outra carta.
switch-drawn_king-refused = Um rei do monte é mostrado e volta, e quem dá fica com a primeira carta.
switch-dealer_wins_ties = Empates de quem dá
    .about = Se quem dá as cartas perde um empate por baixo.
switch-dealer_wins_ties-on = Quem dá as cartas não perde nada num empate por baixo.
switch-dealer_wins_ties-off = Num empate por baixo, quem dá as cartas perde uma vida como os outros.
switch-ace_of_spades_two = O ás de espadas
    .about = Se perder com o ás de espadas custa mais.
switch-ace_of_spades_two-on = Quem perde com o ás de espadas perde duas vidas.
switch-ace_of_spades_two-off = Perder com o ás de espadas custa uma vida, como com qualquer carta.
switch-domino = Dominó
    .about = Se quem troca e recebe uma carta baixa pode forçar mais uma troca.
switch-domino-off = Uma troca por vez.
switch-domino-ace = Quem troca na sua vez e recebe um ás pode forçar mais uma troca.
switch-domino-low = Quem troca na sua vez e recebe um ás, dois ou três pode forçar mais uma troca.
switch-deck = O baralho
    .about = Com que cartas se joga.
switch-deck-standard = O baralho de 52 cartas.
switch-deck-cuckoo = O baralho do Cuco: quarenta cartas, duas de cada, de 1 a 16, Casa, Cavalo, Gato e Cuco.
switch-misdeal_chance = Cartas expostas
    .about = Com que frequência uma carta sai aberta por engano, em milésimos.
switch-tokens = Marcadores
    .about = Marcadores com que cada um começa.
switch-exchange = Troca
    .about = Quantas cartas se trocam de uma vez.
switch-exchange-one = Troca-se uma carta de cada vez.
switch-exchange-one_or_three = Troca-se uma carta de cada vez, ou todas as três pelo meio inteiro; nunca duas.
switch-first_stop = A primeira vez
    .about = Se dá para parar o ônibus sem trocar, na primeira vez.
switch-first_stop-first_turn = Na sua primeira vez na rodada, cada um pode parar o ônibus já.
switch-first_stop-after_exchange = O ônibus só se para depois de uma troca, na primeira vez também.
switch-circuit_limit = Limite de voltas
    .about = Vezes depois das quais o ônibus para sozinho.
switch-brag_order = Ordem do Brag
    .about = Se as mãos valem como no Brag.
switch-brag_order-on = A trinca de três é a melhor trinca, e ás, dois, três a melhor sequência, também do mesmo naipe.
switch-brag_order-off = Ás, dois, três não é sequência.


## O livro de regras impresso

rulebook-title = { $game }, livro { $rulebook }, de { $low } a { $high } jogadores
rulebook-changed = * Diferente do livro { $rulebook }. Combinado nesta mesa:
rulebook-change = { $switch }={ $value } ({ $rule }; { $rulebook }: { $was })

part-c = Para todos os jogos
part-rtb-0 = Lugares e cartas
part-rtb-1 = As perguntas
part-rtb-2 = A pirâmide
part-rtb-3 = A viagem
part-cta-0 = Antes de dar as cartas
part-cta-1 = As trocas
part-cta-2 = O acerto de contas
part-cta-3 = Quem sai
part-cta-4 = Costumes antigos
part-cta-5 = Cartas expostas
part-stb-0 = Antes de dar as cartas
part-stb-1 = A vez de cada um
part-stb-2 = As mãos
part-stb-3 = Quem sai

rule-c-1 = Os lugares são contados no sentido horário. O próximo é o seguinte, nesse sentido, que ainda está no jogo.
rule-c-2 = O que se deve são goles, um de cada vez. Pode chamar de ponto ou de flexão: todo jogo vale igual sem álcool. O shot é outra unidade, que a mesa define antes de jogar.
rule-c-3 = Cada carta ainda no baralho tem a mesma chance de ser a próxima.
rule-c-4 = Uma carta fechada só é conhecida por quem estas regras dizem. Nada que os outros possam notar depende dela, nem quanto tempo a mesa espera.
rule-c-5 = Copas e ouros são vermelhos, paus e espadas pretos. { $game ->
    [chase-the-ace] Da mais baixa à mais alta: ás, dois a dez, valete, dama, rei; o naipe não importa.
    [ride-the-bus] Da mais baixa à mais alta: dois a dez, valete, dama, rei; o ás como diz RTB-0.3b.
   *[stop-the-bus] Da mais baixa à mais alta: dois a dez, valete, dama, rei, ás.
 }
rule-c-6 = Cartas e jogadas começam à esquerda de quem dá e seguem no sentido horário. { $game ->
    [ride-the-bus] O último lugar dá primeiro, se a mesa não escolher outro.
    [chase-the-ace] Se a mesa não disser quem dá primeiro, CTA-0.3 decide.
   *[stop-the-bus] Se a mesa não disser quem dá primeiro, STB-0.2 decide.
 }
rule-c-7 = Quem viu uma carta sabe onde ela está enquanto seus movimentos forem públicos, até que se embaralhe de novo. { $game ->
    [ride-the-bus] Quem dá as cartas sem ter mão vê o que vê a plateia.
   *[other] {""}
 }
rule-c-8 = Todo número tem limites, mesmo onde os livros não os dizem.
rule-c-9 = Quem sai da mesa mantém o lugar: alguém joga no seu lugar, e cartas, dívidas e ordem ficam como estão.
rule-c-10 = As fichas contam a partir de 0: o que se ganhou menos o que se pagou. Com o pote somam sempre 0; quem vence o pote o esvazia.
rule-c-11 = A mesa pode jogar uma partida atrás da outra. { $game ->
    [ride-the-bus] A cada uma, as cartas passam ao lugar seguinte, e os goles valem pela sessão toda.
    [chase-the-ace] Em cada uma se escolhe de novo quem dá primeiro. As fichas continuam, as vidas recomeçam.
   *[stop-the-bus] Em cada uma se escolhe de novo quem dá primeiro. As fichas continuam, os marcadores recomeçam.
 }

rule-rtb-0-1 = { $decks ->
    [1] De 3 a 8 lugares, um deles de quem dá as cartas. Um baralho de 52 cartas, sem coringas.
   *[other] De 3 a 16 lugares, um deles de quem dá as cartas. Dois baralhos de 52 cartas misturados, sem coringas; duas cartas iguais combinam como quaisquer outras do mesmo valor.
 }
rule-rtb-0-2 = { $dealer_role ->
    [plays] { switch-dealer_role-plays } O programa dá as cartas.
    [staff] { switch-dealer_role-staff } Os outros respondem às perguntas.
   *[drinks] { switch-dealer_role-drinks } Os outros respondem às perguntas.
 }
rule-rtb-0-3 = As cartas precisam bastar: com { $questions } perguntas para cada um e uma pirâmide de { $pyramid_cards }, cabem no máximo { $seats_high } lugares.
rule-rtb-0-3b = { $ace ->
    [low] { switch-ace-low } Assim é em todas as perguntas e nos desempates da viagem, mas continua a ser carta de castigo.
   *[high] { switch-ace-high } Assim é em todas as perguntas e nos desempates da viagem.
 }
rule-rtb-0-4 = { $rounds ->
    [1] Uma sessão é uma partida.
   *[other] Uma sessão são { $rounds } partidas. Quem dá as cartas muda a cada partida, um lugar adiante.
 } Contam-se as viagens, seu comprimento e todos os goles. A viagem mais longa paga a primeira rodada da sessão seguinte; as iguais dividem.
rule-rtb-0-5 = Recusam-se regras que não cabem juntas: valores de menos para a pirâmide, dá e recebe com menos de três fileiras, mãos abertas com algo a esconder, uma viagem que acaba com um baralho pequeno demais para começar.

rule-rtb-1-0 = { $question_order ->
    [by_round] { switch-question_order-by_round }
   *[by_player] { switch-question_order-by_player }
 } Primeiro a resposta, depois a carta.
rule-rtb-1-1 = Vermelho ou preto?
rule-rtb-1-2 = Maior ou menor que a primeira carta?
rule-rtb-1-3 = Dentro ou fora: estritamente entre as duas primeiras cartas, ou estritamente além delas? Se as duas têm o mesmo valor, só fora pode estar certo{ $ties ->
    [right] {", empates à parte"}
   *[other] {""}
 }.
rule-rtb-1-4 = Qual naipe?
rule-rtb-1-5 = Dentro ou fora outra vez: das duas primeiras cartas.
rule-rtb-1-6 = Quente ou frio: quente é a até três valores da carta anterior.
rule-rtb-1-7 = Qual valor exato?
rule-rtb-1-8 = { $ties ->
    [redraw] { switch-ties-redraw }
    [right] { switch-ties-right } Ganha o que ganha uma resposta certa.
    [double] { switch-ties-double }
   *[wrong] { switch-ties-wrong }
 } Podem empatar: a segunda carta com a primeira, a terceira { $questions ->
    [7] e a quinta com uma das duas primeiras.
   *[other] com uma das duas primeiras.
 }
rule-rtb-1-9 = { $wrong_drinks_each ->
    [-1] Goles por uma resposta errada, pergunta por pergunta: { $wrong_drinks }.
    [0] Uma resposta errada não custa nada.
    [one] Uma resposta errada custa { $wrong_drinks_each } gole.
   *[other] Uma resposta errada custa { $wrong_drinks_each } goles.
 }
rule-rtb-1-10 = { $right_gives_each ->
    [-1] Goles a dar por uma resposta certa, pergunta por pergunta: { $right_gives }. Dão-se logo e todos, divididos como se quiser.
    [0] Uma resposta certa não dá nada.
    [one] Uma resposta certa dá { $right_gives_each } gole, na hora.
   *[other] Uma resposta certa dá { $right_gives_each } goles, na hora e todos, divididos como se quiser.
 } { $right_gives_each ->
    [0] {""}
   *[other] { $dealer_role ->
        [plays] Qualquer outro pode recebê-los.
       *[other] Qualquer outro pode recebê-los, menos quem dá as cartas.
     }
 }

rule-rtb-2-1 = Monta-se uma pirâmide virada para baixo. Cartas nas fileiras, de baixo para cima: { $pyramid_rows }. { $pyramid_values_each ->
    [0] {""}
   *[other] Goles que uma combinação dá, de baixo para cima: { $pyramid_values }.
 } { $top_card ->
    [shot] { switch-top_card-shot }
   *[drinks] {""}
 }
rule-rtb-2-2 = As cartas são viradas uma a uma, a fileira de baixo primeiro, da esquerda para a direita.
rule-rtb-2-3 = Virada uma carta, cada um que tem cartas responde em segredo: joga quantas quiser, uma a uma, e então passa. Quando todos responderam, todas as jogadas vão à mesa juntas. Cabem várias na mesma carta, e pode-se guardar uma para uma fileira mais alta.
rule-rtb-2-4 = As jogadas se resolvem uma a uma, no sentido horário, da esquerda de quem dá as cartas. Quem jogou dá o que a fileira vale, dividido como quiser{ $top_card ->
    [shot] ; o shot vai para uma só pessoa
   *[drinks] {""}
 }. { $dealer_role ->
    [staff] Quem dá as cartas não pode receber.
   *[other] Qualquer outro pode receber.
 }
rule-rtb-2-5 = { switch-bluffing-off }
rule-rtb-2-6 = { switch-bluffing-on } Pergunta-se a cada um que beberia, no sentido horário: acredita ou duvida? Se ninguém duvida, bebem, e a carta fica virada para baixo, sem ser vista. O primeiro que duvida decide. A carta combina: fica ali, e quem duvidou bebe o dobro do valor inteiro da fileira em vez da sua parte, os outros o que receberam. Não combina: quem a jogou bebe o dobro, mais ninguém bebe, e a carta volta àquela mão, conhecida de todos.{ $top_card ->
    [shot] {" "}O dobro de um shot são dois shots.
   *[drinks] {""}
 }
rule-rtb-2-6b = { $passed_bluffs ->
    [count] { switch-passed_bluffs-count }
   *[shed] { switch-passed_bluffs-shed }
 }
rule-rtb-2-7 = { switch-give_and_take-on } { $top_card ->
    [shot] Bem no topo, isso é o shot.
   *[drinks] {""}
 } As fileiras de baixo dão como sempre.
rule-rtb-2-8 = { $hands ->
    [open] { switch-hands-open }
   *[private] { switch-hands-private }
 } Quantas cartas cada um tem é sempre público. { $deal_face ->
    [private] { switch-deal_face-private }
   *[up] { switch-deal_face-up } { $hands ->
        [private] Isso não é segredo, mas ninguém repete: é para lembrar.
       *[open] {""}
     }
 }

rule-rtb-3-0 = Se ninguém tem cartas quando a pirâmide acaba, ninguém anda de ônibus.
rule-rtb-3-1 = Quem ficou com mais cartas anda de ônibus. { $tie_break ->
    [highest_card] { switch-tie_break-highest_card } As mãos são mostradas. O que ainda empatar se decide tirando uma carta cada um; as mais altas, se iguais, tiram de novo.
    [draw] { switch-tie_break-draw } As mais altas, se iguais, tiram de novo.
   *[sum] { switch-tie_break-sum } As mãos são mostradas. O que ainda empatar se decide tirando uma carta cada um; as mais altas, se iguais, tiram de novo.
 } Antes de cada sorteio todas as cartas são embaralhadas{ $bus ->
    [questions] , e a viagem começa então com o baralho inteiro
   *[other] {""}
 }.
ride-penalties = De dois a dez não acontece nada. Goles por um valete: { $bus_penalties_1 }, uma dama: { $bus_penalties_2 }, um rei: { $bus_penalties_3 }, um ás: { $bus_penalties_4 }.
ride-row = Todas as cartas são embaralhadas, e { $bus_length } delas vão viradas para baixo numa fileira, para virar da esquerda.
rule-rtb-3-2 = { ride-row } { ride-penalties } Cada uma dessas recomeça a viagem: tudo é embaralhado e sai uma nova fileira. Uma fileira limpa encerra.
rule-rtb-3-3 = { ride-row } { ride-penalties } { $bus ->
    [adding_row] Cada uma dessas acrescenta ao fim da fileira tantas cartas quantos goles custa, ou as que o baralho ainda tiver. A viagem acaba com a fileira.
   *[row_once] A fileira se vira uma vez, e com ela acaba a viagem.
 }
rule-rtb-3-4 = Quem viaja responde de novo às quatro perguntas, com cartas novas, abertas. Uma resposta errada custa 1 gole e volta à primeira pergunta; uma certa não dá nada. Empates: { $ties ->
    [redraw] a carta volta e sai outra, como em RTB-1.8.
    [right] certos, como em RTB-1.8.
    [double] errados, por 2 goles.
   *[wrong] errados, como em RTB-1.8.
 } Quatro acertos seguidos encerram a viagem. { $ride_ends_with_deck ->
    [on] { switch-ride_ends_with_deck-on }
   *[off] { switch-ride_ends_with_deck-off }
 }
rule-rtb-3-5 = { ride-row } { ride-penalties } Cada uma dessas recomeça a viagem, mas uma carta segura sai de vez: depois de embaralhar só se põem tantas quantas ainda faltam. A viagem acaba quando não falta nenhuma.
rule-rtb-3-6 = Todas as cartas são embaralhadas, e dez vão viradas para baixo em fileiras de 4, 3, 2 e 1. Quem viaja vira uma carta de cada fileira, a que quiser, de baixo para cima. { ride-penalties } Cada uma dessas manda de volta à fileira de baixo, e cartas novas substituem as viradas; se o baralho não basta, tudo é embaralhado e montado de novo. Uma carta limpa de cada fileira encerra a viagem.
rule-rtb-3-7 = { ride-row } { ride-penalties } Cada uma dessas custa um gole a mais e recomeça a viagem: tudo é embaralhado, sai uma nova fileira, e a cada vez ela se vira pela outra ponta. Uma fileira limpa encerra.
rule-rtb-3-8 = Antes da viagem pergunta-se aos outros que responderam às perguntas, no sentido horário a partir de quem viaja; o primeiro que quiser vai junto, de copiloto. Os dois bebem por turnos: o primeiro gole da viagem é de quem viaja, o segundo do copiloto, e assim até o fim.
rule-rtb-3-9 = A viagem acaba também assim que quem viaja tiver bebido { $ride_cap ->
    [one] { $ride_cap } gole
   *[other] { $ride_cap } goles
 } nela. Ninguém bebe o resto.
rule-rtb-3-10 = A mesa mostra três sinais: uma resposta errada (gole), uma viagem que começa (a cordinha, duas vezes) e uma viagem que acaba (a palma da mão).
rule-rtb-3-11 = Ninguém vence. A partida acaba com a viagem; fica quem bebeu quanto, quem viajou, e até onde.

cta-king = { $deck ->
    [cuckoo] Cuco
   *[standard] rei
 }
cta-low = { $deck ->
    [cuckoo] um 1, 2 ou 3
   *[standard] um ás, dois ou três
 }
rule-cta-0-1 = De 2 a 20 jogadores. { $deck ->
    [cuckoo] Um baralho do Cuco, de 40 cartas, serve a todos.
   *[standard] Um baralho de 52 cartas até 13 deles, dois acima disso.
 }
rule-cta-0-2 = Cada um começa com { lives }{ $stake ->
    [0] {""}
   *[other] {" "}e põe { $stake ->
        [one] { $stake } ficha
       *[other] { $stake } fichas
     } no pote
 }. { $money_play ->
    [on] { switch-money_play-on } Quem sobreviver leva o pote.
   *[off] { $stake ->
        [0] {""}
       *[other] Quem sobreviver leva o pote.
     }
 }
rule-cta-0-3 = Quem dá primeiro: cartas abertas dão a volta na mesa até que alguém receba um { $deck ->
    [cuckoo] Cuco
   *[standard] valete
 }. Depois de cada rodada a vez de dar passa no sentido horário, entre os que ainda jogam.
rule-cta-0-4 = O baralho do Cuco não tem ás de espadas; lá ele não pode custar duas vidas.
rule-cta-1-1 = A cada rodada o baralho inteiro é embaralhado. Uma carta para cada um, virada para baixo, por último a de quem dá; o resto é o monte. Cada um vê só a sua carta.
rule-cta-1-2 = A partir da esquerda de quem dá, cada um fica, ou troca com quem está à sua esquerda, que não pode recusar.
rule-cta-1-3 = A não ser com um { cta-king }: ele é virado, não há troca, e a vez de quem pediu acaba. Fica conhecido pela rodada, para onde quer que vá, e bloqueia de novo quem pedir; quem o tem ainda joga a sua vez.
rule-cta-1-4 = { $dealer_blocks ->
    [on] { $deck ->
        [cuckoo] O Cuco de quem dá as cartas bloqueia como qualquer outro.
       *[standard] { switch-dealer_blocks-on }
     }
   *[off] { $deck ->
        [cuckoo] O Cuco de quem dá as cartas não bloqueia: a troca acontece sempre.
       *[standard] { switch-dealer_blocks-off }
     }
 }
rule-cta-1-5 = { $reveal_low ->
    [on] { switch-reveal_low-on } Baixa é { cta-low }. A carta que quem dá devolve por uma do monte não é mostrada.
   *[off] { switch-reveal_low-off }
 }
rule-cta-1-6 = Por último, quem dá as cartas fica, ou troca a sua pela de cima do monte. { $drawn_king ->
    [refused] { $deck ->
        [cuckoo] Um Cuco do monte é mostrado e volta, e quem dá fica com a primeira carta.
       *[standard] { switch-drawn_king-refused }
     }
   *[kept] { $deck ->
        [cuckoo] Um Cuco do monte fica, como qualquer outra carta.
       *[standard] { switch-drawn_king-kept }
     }
 }
rule-cta-1-7 = Quem teve de trocar joga a sua vez com a carta que tem então.
rule-cta-1-8 = Os dois de uma troca conhecem as duas cartas, e todos conhecem as cartas mostradas.
rule-cta-2-1 = Todas as cartas são mostradas. Quem tem o valor mais baixo perde uma vida; se forem vários, todos perdem.
rule-cta-2-2 = { switch-dealer_wins_ties-on }
rule-cta-2-3 = { switch-ace_of_spades_two-on }
rule-cta-3-1 = Sem vidas, está fora. O último com vidas vence.
rule-cta-3-2 = Se todos os que restam saem na mesma rodada, encontram-se na morte súbita: uma carta para cada um, aberta, do baralho inteiro, sem trocas nem vidas. O valor mais baixo sai, de novo e de novo até restar um; se todos empatam, dá-se outra vez. Quem dá as cartas continua o mesmo.
rule-cta-4-1 = { $domino ->
    [ace] { $deck ->
        [cuckoo] Quem troca na sua vez e recebe um 1 pode forçar mais uma troca
       *[standard] Quem troca na sua vez e recebe um ás pode forçar mais uma troca
     }
   *[low] Quem troca na sua vez e recebe { cta-low } pode forçar mais uma troca
 }, e não uma terceira: com quem vem depois daquele com quem trocou, mas nunca além de quem dá as cartas. Um { cta-king } bloqueia como sempre. { $reveal_low ->
    [on] {""}
   *[off] Pergunta-se depois de toda troca que possa continuar, para que a pergunta não diga nada; só quem recebeu tal carta pode dizer sim.
 }
rule-cta-4-2 = { switch-deck-cuckoo } O Cuco é o rei deste baralho e o 1 o seu ás; 1, 2 e 3 são baixas, e o valor mais baixo perde.
rule-cta-5-1 = Chance de uma carta sair aberta por engano: { $misdeal_chance } em 1000. O dono, quem dá também, fica logo com ela ou pede novas cartas, dadas pela mesma pessoa. A carta mantida fica conhecida de todos; um { cta-king } ainda bloqueia.

rule-stb-0-1 = De 2 a 16 jogadores, um baralho de 52 cartas. Cada um começa com { tokens }. { $stake ->
    [0] {""}
    [one] Um marcador perdido põe { $stake } ficha no pote; quem vence leva tudo.
   *[other] Um marcador perdido põe { $stake } fichas no pote; quem vence leva tudo.
 }
rule-stb-0-2 = Quem dá primeiro: cada um tira uma carta, e a mais baixa dá; as mais baixas, se iguais, tiram de novo. Depois de cada rodada a vez de dar passa no sentido horário, entre os que ainda jogam.
rule-stb-1-1 = A cada rodada o baralho inteiro é embaralhado. Três cartas para cada um, uma de cada vez, viradas para baixo, e então três abertas no meio. O resto não se usa.
rule-stb-1-2 = A partir da esquerda de quem dá, cada um troca { $exchange ->
    [one_or_three] cartas com o meio (STB-1.4b)
   *[one] uma carta por uma do meio
 } e então pode parar o ônibus.
rule-stb-1-3 = { switch-first_stop-first_turn } Isso é em vez de trocar.
rule-stb-1-4 = Parado o ônibus, cada um dos outros, no sentido horário, tem exatamente mais uma vez, para trocar ou não. Ninguém para um ônibus parado.
rule-stb-1-4b = { $exchange ->
    [one_or_three] { switch-exchange-one_or_three }
   *[one] { switch-exchange-one }
 } { $first_stop ->
    [after_exchange] { switch-first_stop-after_exchange }
   *[first_turn] {""}
 }
rule-stb-1-5 = Quando cada um jogou { $circuit_limit ->
    [one] { $circuit_limit } vez
   *[other] { $circuit_limit } vezes
 } numa rodada e ninguém parou o ônibus, ele para sozinho. As mãos são mostradas, sem última volta.
rule-stb-1-6 = Uma carta tirada do meio foi vista por todos: todos sabem que está naquela mão até que saia.
rule-stb-2-1 = As mãos, da melhor para baixo: trinca, sequência do mesmo naipe, sequência, mesmo naipe, par, carta alta. { $brag_order ->
    [on] {""}
   *[off] A melhor sequência é dama, rei, ás, a última dois, três, quatro. { switch-brag_order-off }
 } Mesmo naipe e carta alta se comparam carta por carta, da mais alta; pares pelo par, depois pela terceira carta.
rule-stb-2-1b = { switch-brag_order-on } Depois vêm os ases, e dama, rei, ás, para baixo.
rule-stb-2-2 = A mão mais baixa perde um marcador; se várias empatam por baixo, cada uma perde um.
rule-stb-3-1 = Sem marcadores, está fora. O último com um marcador vence. Se todos os que restam saem na mesma rodada, seguem com um marcador emprestado cada um, até que alguém vença.{ $stake ->
    [0] {""}
   *[other] {" "}O emprestado não põe nada no pote.
 }


## O que está errado. O código acrescenta a regra, o que é permitido e o que serviria; as frases não levam ponto final

error-said = { $text }.
error-by-rule = { $text } ({ $rule }).
error-allowed = Permitido: { $allowed }.
error-nearest = Tente { $nearest }.
error-line = linha { $line }: { $text }
error-unknown = Recusado: { $code } { $facts }
error-no-such-card = Não existe a carta “{ $card }”
error-no-such-game = Não existe o jogo “{ $game }”
error-no-such-language = Não há textos no idioma “{ $language }”
error-no-such-level = Os bots não jogam no nível “{ $level }”
error-no-such-rulebook = { $game } não tem o livro de regras “{ $rulebook }”
error-setting-form = “{ $setting }” não muda nenhuma regra: escreva regra=valor
error-switch-twice = { $switch } aparece duas vezes
error-no-such-switch = Não existe a regra da casa “{ $switch }”
error-switch-value = { $switch } não pode ser { $value }
error-values-fewer-than-rows = Faltam valores em pyramid_values: { $value } para { $needed } fileiras
error-give-and-take-rows = give_and_take precisa de uma pirâmide de 3 fileiras ou mais, não { $rows }
error-open-hands = hands=open não deixa nada a esconder: não combina com { $other }
error-ride-seats = { $seats ->
    [one] { $seats } lugar não dá
   *[other] { $seats } lugares não dá
 }: são de { $low } a { $high }
error-seats = { $seats ->
    [one] { $seats } lugar não dá
   *[other] { $seats } lugares não dá
 }: são de { $low } a { $high }
error-cards-too-few = { $seats } lugares e a pirâmide precisam de { $needed } cartas, e há { $cards }; cabem no máximo { $high } lugares
error-ride-begins-short = Uma viagem que acaba com o baralho precisa de { $needed } cartas para começar, e teria { $left }
error-no-ace-of-spades = { $switch }={ $value } precisa de um ás de espadas, e o baralho do Cuco não tem
error-people-seats = { $people ->
    [one] { $people } pessoa não cabe
   *[other] { $people } pessoas não cabem
 } em { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
 }
error-no-such-answer = “{ $call }” não é resposta
error-no-such-move = “{ $move }” não é uma jogada
error-no-move = Falta a jogada
error-not-in-this-game = “{ $move }” não é jogada de { $game }
error-does-not-compile = { $where } não compila: { $reason }
error-action-form = “{ $action }” não é uma ação deste jogo
error-not-allowed = “{ $move }” não é permitido agora
error-not-asked = Agora não é a vez de { $seat }, e sim de { $awaits }
error-nobody-may = Ninguém de quem é a vez pode dizer “{ $move }”: { $awaits }
error-game-over = A partida acabou
error-not-over = A partida ainda não acabou
error-card-not-held = { $card } não está nesta mão
error-card-not-in-middle = { $card } não está no meio
error-no-such-place = Não há lugar { $place }: vão de 1 a { $high }
error-drinks-not-shot = Foi oferecido um shot, mas o que se dá agora é: { drinks }
error-shot-not-drinks = O que se dá agora é um shot, a uma só pessoa
error-given-twice = Uma divisão nomeia cada um só uma vez
error-give-all = É preciso dar tudo, nem mais nem menos: { drinks }, não { $given }
error-no-such-gift = Não se dá isso de uma vez ({ drinks }): vai de 1 a { $high }
error-no-such-seat = Ninguém aqui se chama “{ $name }”
error-no-seat-number = Não há lugar { $seat }: contam de 0 a { $high }
error-name-empty = O lugar { $seat } não tem nome
error-name-long = “{ $name }” é longo demais: um nome tem no máximo { $limit } letras
error-name-sign = “{ $name }” contém “{ $sign }”, que nenhum nome pode ter
error-name-reserved = “{ $name }” é palavra das transcrições; use outro nome (são reservadas: { $reserved })
error-name-twice = “{ $name }” e “{ $other }” são o mesmo nome; use outro
error-seed-form = “{ $seed }” não é um seed: um número inteiro, ou 32 bytes
error-seed-number = “{ $seed }” não é um seed: um número inteiro de 0 a { $limit }
error-card-due = Primeiro tem de vir a carta que falta
error-no-card-due = Nenhuma carta é esperada; a vez é de { $awaits }
error-card-not-due = { $card } não pode sair agora
error-listed-card-not-due = { $card } não pode sair quando chega a sua vez, depois da linha { $move }
error-exposure-due = Antes de { $card } é preciso dizer se a carta que acabou de sair foi exposta
error-listed-exposure-due = Antes de { $card }, depois da linha { $move }, é preciso dizer se a carta que acabou de sair foi exposta
error-exposure-not-due = { $card }! não pode ser exposta aqui: só uma carta dada a um lugar, com misdeal_chance acima de 0
error-listed-exposure-not-due = { $card }! não pode ser exposta onde sai, depois da linha { $move }
error-no-such-pick = Não há resultado { $pick } de { $of }: contam a partir de 0
error-nothing-to-undo = { $seat } não tem jogada a desfazer: já foi vista, ou o jogo seguiu
error-line-form = “{ $text }” não é linha de transcrição: escreva “palavra: valor” ou “nome: jogada”
error-header-late = “{ $word }:” vem antes da primeira jogada
error-header-twice = “{ $word }:” aparece duas vezes
error-header-missing = Falta “{ $word }:”
error-header-empty = “{ $word }:” não diz nada
error-seat-twice = { $name } aparece duas vezes nesta linha
error-file-missing = O arquivo não existe
error-file-folder = Isso é uma pasta
error-file-unreadable = Não dá para ler
error-file-unwritable = Não dá para escrever em “{ $file }”
error-not-text = Isto não é texto (UTF-8)
error-log-cut = O registro acaba no meio de uma linha
error-log-line = Isto não é linha de um registro: { $found }
error-log-format = Este registro o Nightbus não lê: { $found }
error-log-game = O registro é de um jogo que o Nightbus não joga: { $game }
error-log-version = O registro é da versão { $version } das regras de { $game }, que este Nightbus não joga
error-log-switches = As regras da casa do registro estão incompletas: { $found }
error-log-seats = Os lugares do registro estão incompletos, ou falta um lugar: { $found }
error-log-seq = Falta o passo { $expected }; esta linha diz { $found }
error-log-forged = O acaso não pode ter dado isto: { $found }
error-log-illegal = Este passo não era permitido: { $step }
error-log-no-seed = O registro não diz o seed, e a noite não pode continuar
error-log-gone-on = Alguém já continuou esta noite: { $file }
error-night-over = Essa noite acabou; “nightbus replay { $file }” mostra como foi
error-night-missing = Essa noite não existe: { $file }
error-night-mark = Não dá para ler quem joga: { $file }
error-nothing-to-resume = Não há noite aberta em { $folder }
error-which-game = Diga o jogo
error-resume-as-begun = Uma noite que continua é jogada como começou: deixe de fora livro, regras, lugares, pessoas e seed
error-lab-missing = O laboratório precisa de { $package }; isto o instala: { $install }


## Por que um bot jogou assim

why-bot-ride-count-even = Tanto faz a resposta: { $right } de { $of } cartas não vistas.
why-bot-ride-count-red = Das { $of } cartas não vistas, vermelhas: { $right }.
why-bot-ride-count-black = Das { $of } cartas não vistas, pretas: { $right }.
why-bot-ride-count-higher = Das { $of } cartas não vistas, maiores: { $right }.
why-bot-ride-count-lower = Das { $of } cartas não vistas, menores: { $right }.
why-bot-ride-count-inside = Das { $of } cartas não vistas, dentro: { $right }.
why-bot-ride-count-outside = Das { $of } cartas não vistas, fora: { $right }.
why-bot-ride-count-hot = Das { $of } cartas não vistas, quentes: { $right }.
why-bot-ride-count-cold = Das { $of } cartas não vistas, frias: { $right }.
why-bot-ride-count-suit = Das { $of } cartas não vistas, de { $suit }: { $right }; nenhum naipe tem mais.
why-bot-ride-count-rank = Das { $of } cartas não vistas, deste valor ({ $rank }): { $right }. Nenhum valor tem mais.
why-bot-ride-play-now = Cada carta jogada é uma a menos para viajar, e esta fileira pode ser a última chance dela.
why-bot-ride-take-to-shed = Um gole agora, mas uma carta a menos para viajar.
why-bot-ride-bluff = Não combina, mas os outros têm de achar provável: { $chance } %.
why-bot-ride-bluff-and-wait = A carta que combina espera uma fileira mais alta; outra vai no lugar dela.
why-bot-ride-bluff-to-shed = Cartas demais na mão: a chance de viajar é de { $risk } %, e um blefe vale o risco.
why-bot-ride-pass-no-match = Nada combina.
why-bot-ride-pass-no-bluff = Nada combina, e todos sabem disso.
why-bot-ride-pass-careful = Nada combina, e um blefe aqui seria arriscado.
why-bot-ride-pass-too-dear = Combina, mas nesta fileira os goles seriam para si.
why-bot-ride-pass-after-bluff = Uma carta já foi; em outra ninguém acreditaria.
why-bot-ride-hold-back = Combina, mas uma fileira mais alta paga mais, e a chance de o valor sair de novo é de { $chance } %.
why-bot-ride-liar-impossible = Não pode ser verdade: todas as cartas deste valor estão à vista.
why-bot-ride-liar-doubtful = Deve ser blefe: a chance de ser verdade é de { $chance } %.
why-bot-ride-accept-certain = Tem de ser verdade.
why-bot-ride-accept-likely = Duvidar custa o dobro, e a chance de ser verdade é de { $chance } %.
why-bot-ride-ride-along = Viagem curta, e boa companhia.
why-bot-ride-stay-behind = Um no ônibus já basta.
why-bot-ride-pick-any = Viradas para baixo, as cartas são todas iguais.
why-bot-ride-give-round = Um para cada, e ninguém reclama.
why-bot-ride-give-dry = Esse lugar bebeu menos até agora: { drinks }.
why-bot-ride-give-safe = Esse lugar tem menos cartas: { cards }. Um gole não pesa.
why-bot-ride-give-anyone = Ninguém precisa mais do que outro.
why-bot-chase-keep = Todos viram { $card }, mas vale a pena ficar.
why-bot-chase-redeal = Todos viram { $card }, e novas cartas devem trazer coisa melhor.
why-bot-chase-no-domino = Mais uma troca só com carta baixa, e { $card } não é.
why-bot-chase-take = { $other } tem { $second }: melhor isso que { $card }.
why-bot-chase-king-next = { $other } tem { $second }, que bloqueia: fica { $card }.
why-bot-chase-lower-lies = { $other } já jogou e fica com { $second }, abaixo de { $card }.
why-bot-chase-stay = Chance de perder com { $card }: { $stays } %; sem ela: { $moves } %.
why-bot-chase-swap = Chance de perder com { $card }: { $stays } %; depois de trocar: { $moves } %.
why-bot-chase-draw = Chance de perder com { $card }: { $stays } %; com uma carta do monte: { $moves } %.
why-bot-chase-again = Chance de perder com { $card }: { $stays } %; depois de mais uma troca: { $moves } %.
why-bot-stop-stops = Na mão: { $kind }. Não deve ser a mais baixa, contra { $opponents }; o ônibus para aqui.
why-bot-stop-stops-at-once = Na mão, logo de saída: { $kind }. Para que dar tempo aos outros ({ $opponents })?
why-bot-stop-waits-for-limit = Depois de { turns } o ônibus para sozinho, sem última volta para os outros.
why-bot-stop-ends = Na mão: { $kind }. Contra { $opponents } pode ser a mais baixa; há tempo para melhorar.
why-bot-stop-stands = Na mão: { $kind }. Nada no meio melhora isso.
why-bot-stop-takes-all = O meio inteiro faz uma mão melhor: { $kind }.
why-bot-stop-betters = Com { $card } por { $second } a mão melhora: { $kind }.
why-bot-stop-builds = Com { $card } por { $second } pode vir mais: { $next }.
why-bot-stop-least-harm = Uma carta tem de ir, e { $card } por { $second } é o menor mal.


## A linha de comando

see-help = “nightbus --help” diz o que há; “nightbus COMANDO --help”, o que um comando aceita.
error-usage-command = Não existe o comando “{ $command }”
error-usage-option = Aqui não existe a opção “{ $option }”
error-usage-word = “{ $word }” está sobrando
error-usage-missing = Falta { $what }
error-usage-empty = Falta um valor depois de { $option }
error-usage-twice = { $option } aparece duas vezes
error-usage-number = { $option } pede um número, não “{ $value }”
error-usage-whole = { $option } pede um número inteiro, não “{ $value }”
error-usage-flag = { $option } não leva valor: tire “{ $value }”


### Terminal


## Names

terminal-you = Passageiro


## The blind: what is asked, and the rule that decides it

terminal-headline-draw = Quem anda de ônibus? Tirem uma carta
terminal-headline-over = Ponto final, todos descem
terminal-headline-pyramid = A pirâmide
terminal-headline-row = Pirâmide, fileira { $row }
terminal-headline-liars = Canto dos mentirosos
terminal-headline-pick = Fileira { $row } de 4: escolha uma carta
terminal-headline-stop = Ponto { $stop }: { $name }
terminal-headline-dealer = Quem dá as cartas?
terminal-headline-sudden = Morte súbita
terminal-headline-exposed = Carta aberta!
terminal-headline-round = Rodada { $round }
terminal-headline-stopped = { $seat } para o ônibus
terminal-headline-exchange = Sai uma, entra uma

terminal-rule-draw = A carta mais alta anda de ônibus
terminal-rule-co-pilot = Viaja { $rider }; o copiloto bebe um gole sim, outro não
terminal-rule-over = A noite em números
terminal-rule-right = Resposta certa dá goles: divida como quiser
terminal-rule-question = Pergunta { $question } de { $questions } · resposta errada custa { drinks }
terminal-rule-pyramid = As cartas são viradas uma a uma, a fileira de baixo primeiro
terminal-rule-row-gives-drinks = Uma carta igual dá { $drinks ->
    [one] { $drinks } gole
   *[other] { $drinks } goles
 }
terminal-rule-row-takes-drinks = Quem tem carta igual bebe { $drinks ->
    [one] { $drinks } gole
   *[other] { $drinks } goles
 }
terminal-rule-row-gives-shot = Uma carta igual dá um shot
terminal-rule-row-takes-shot = Quem tem carta igual vira o shot
terminal-rule-bluff = pode-se dizer que qualquer carta combina
terminal-rule-match = só carta do mesmo valor
terminal-rule-double = quem se engana bebe o dobro
terminal-rule-ride-questions = Quatro respostas certas seguidas encerram a viagem · uma errada recomeça
terminal-rule-dealer-jack = O primeiro valete dá as cartas (com as cartas do Cuco, o primeiro Cuco)
terminal-rule-dealer-lowest = A carta mais baixa dá as cartas
terminal-rule-sudden = Uma carta para cada um, sem trocas · a mais baixa sai
terminal-rule-exposed = Carta aberta por engano: fica-se com ela, ou dá-se de novo
terminal-rule-domino = Veio uma carta baixa: pode forçar mais uma troca
terminal-rule-last-one = Ganha quem for o último com vidas
terminal-rule-last-token = Ganha quem for o último com um marcador
terminal-rule-chase = Rodada { $round } · a mais baixa perde uma vida · ás é o menor, rei bloqueia
terminal-rule-cuckoo = Rodada { $round } · a mais baixa perde uma vida · 1 é o menor, o Cuco bloqueia
terminal-rule-stop = Rodada { $round } · a mão mais baixa perde um marcador
terminal-rule-last-lap = Uma última vez para todos os outros

terminal-safe = De dois a dez não custa
terminal-short-j = valete
terminal-short-q = dama
terminal-short-k = rei
terminal-short-a = ás

terminal-stop-1 = Lanchonete
terminal-stop-2 = Caixa eletrônico
terminal-stop-3 = Rodoviária
terminal-stop-4 = Feira noturna
terminal-stop-5 = Ponte do canal
terminal-stop-6 = Lixo reciclável
terminal-stop-7 = Rotatória
terminal-stop-8 = Rotatória de novo
terminal-stop-9 = Sua rua
terminal-stop-10 = Em casa


## On the table

terminal-cards-of = Na frente de { $seat }
terminal-deck = No baralho: { cards }
terminal-question-colour = cor
terminal-question-height = ± alta
terminal-question-between = dentro?
terminal-question-suit = naipe
terminal-question-heat = quente?
terminal-question-rank = valor
terminal-next-card = Vira-se a próxima carta.
terminal-is-up = Na mesa: { $card }.
terminal-you-hold = { $cards ->
    [0] Você não tem carta igual.
    [one] Você tem uma igual.
   *[other] Você tem { $cards } iguais.
 }
terminal-you-laid = Postas, sem ninguém ver: { $cards }
terminal-still-answering = Falta responder: { $names }
terminal-sealed = Ninguém vê o que foi posto até todos responderem.
terminal-lays = { $seat } põe uma carta
terminal-lays-down = { $seat } põe uma carta virada para baixo
terminal-says-it-is = e diz: { $rank }!
terminal-more-plays = { $plays ->
    [one] Mais uma carta espera.
   *[other] Mais { $plays } cartas esperam.
 }
terminal-no-cards = Sem cartas: o ônibus vai sem você.
terminal-your-hand = sua mão
terminal-your-card = sua carta
terminal-stock = monte: { $cards }
terminal-pot = Pote: { chips }
terminal-on-board = { $seat } anda de ônibus
terminal-with = com { $seat }
terminal-ride-so-far = Tentativa { $attempt } · até aqui { drinks } · viradas: { $turned }
terminal-in-the-middle = no meio
terminal-hand-now = agora: { $hand }
terminal-hand-after = agora: { $hand } → depois: { $after }
terminal-stopping = PARADA
terminal-last-turns = Uma última vez:
terminal-what-beats-what = O que vale mais
terminal-tag-dealer = dá
terminal-tag-rider = viaja
terminal-tag-co-pilot = copiloto
terminal-tag-out = fora
terminal-tag-stays = fica
terminal-tag-swaps = troca
terminal-tag-swaps-twice = 2 vezes
terminal-tag-draws = compra


## Choosing

terminal-lay-card = pôr essa carta
terminal-once-more = (de novo para confirmar)
terminal-take-one = pegar do meio
terminal-put-one = largar
terminal-exchange-now = trocar
terminal-whom = quem
terminal-how-many = menos, mais
terminal-all-here = todo o resto
terminal-give = dar
terminal-give-now = Enter: dar
terminal-give-left = Falta dar: { $drinks }

terminal-turns = { $seat } vira { $cards }.

terminal-may-take = Pegar uma carta do meio ({ $cards }) por uma sua ({ $hand })
terminal-may-give = Dar { drinks } a { $names }, dividindo como quiser


## Pages

terminal-pass-to = Passe o teclado para
terminal-others-look-away = Os outros, admirem o teto.
terminal-draw-curtain = Enter abre a cortina
terminal-title-help = O que você pode fazer, e por quê
terminal-title-tip = O conselho de um bot
terminal-title-rules = As regras do momento
terminal-title-story = A história até aqui
terminal-hint-close = ↑ ↓ PgUp PgDn rolar · Esc de volta à mesa
terminal-key-rules = regras
terminal-key-tip = dica
terminal-key-undo = desfazer
terminal-key-story = história
terminal-key-leave = sair
terminal-key-skip = adiantar
terminal-key-seen = já vi
terminal-seen = Viu? Qualquer tecla passa o teclado adiante.
terminal-any-key = qualquer tecla
terminal-tip = Um bot escolheria: { $move }.
terminal-too-small = Esta janela é pequena demais para uma mesa. Aumente para { $columns } por { $rows }, ou jogue com --plain.


## The night in figures

terminal-figures-drinks = A noite em números: goles
terminal-figures-rounds = A noite em números: rodadas a bordo
terminal-rides = { $rides ->
    [one] { $rides } viagem
   *[other] { $rides } viagens
 }
terminal-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
 }
terminal-wins = { $wins ->
    [0] nenhuma vitória
    [one] { $wins } vitória
   *[other] { $wins } vitórias
 }
terminal-longest-ride = Viagem mais longa
    .amount = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
terminal-most-right = Melhor palpite
    .amount = { $n ->
    [one] { $n } certo
   *[other] { $n } certos
 }
terminal-most-given = Mão aberta
    .amount = deu { $n }
terminal-most-caught = Blefes pegos
    .amount = { $n ->
    [one] { $n } vez
   *[other] { $n } vezes
 }
terminal-most-believed = Acredita em tudo
    .amount = { $n ->
    [one] acreditou { $n } vez
   *[other] acreditou { $n } vezes
 }
terminal-winner = Até o fim da linha
    .amount = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
terminal-most-kings = Reis abertos
    .amount = { $n }
terminal-most-swaps = Sem sossego
    .amount = { $n ->
    [one] { $n } troca
   *[other] { $n } trocas
 }
terminal-most-stays = Nem se mexeu
    .amount = { $n ->
    [one] ficou { $n } vez
   *[other] ficou { $n } vezes
 }
terminal-most-lost-lives = Perdeu mais
    .amount = { $n ->
    [one] { $n } vida
   *[other] { $n } vidas
 }
terminal-most-stops = Puxou a cordinha
    .amount = { $n ->
    [one] { $n } vez
   *[other] { $n } vezes
 }
terminal-most-exchanges = Nunca contente
    .amount = { $n ->
    [one] { $n } troca
   *[other] { $n } trocas
 }
terminal-most-lost-tokens = Perdeu mais
    .amount = { $n ->
    [one] { $n } marcador
   *[other] { $n } marcadores
 }
terminal-log-at = Seed { $seed }. O registro: { $path }
terminal-another = Mais uma partida
terminal-go-home = Para casa
terminal-close = Fechar


## Leaving, resuming, and what can go wrong

terminal-resume-hint = Guardado. Continue com: nightbus play --resume
terminal-dumb = Este terminal não sabe desenhar (TERM, LANG): linha por linha então, como com --plain.
terminal-cannot-keep = Não dá para guardar a noite em { $folder }: { $why }. Indique em NIGHTBUS_HOME uma pasta onde se possa escrever.


## Line by line

terminal-read-title = { $game }, livro { $rulebook }
terminal-read-seats = Em volta da mesa, no sentido horário: { $names }.
terminal-read-bot = { $name } (bot)
terminal-read-keys = Digite uma jogada, ou o número dela. E ainda: ? (o que você pode fazer, e por quê), tip, table, undo, log, quit.
terminal-read-card = Sua carta: { $card }.
terminal-read-hand = Sua mão: { $cards }.
terminal-read-hand-worth = Sua mão: { $cards }: { $hand }.
terminal-read-middle = No meio: { $cards }.
terminal-read-known = { $seat } tem { $cards }.
terminal-read-line = Viradas até aqui: { $cards }.
terminal-read-claim = { $seat } põe uma carta virada para baixo e diz: { $rank }.
terminal-read-at-stake = Se acreditar, você bebe { drinks }. Se duvidar e errar, bebe { $double }.
terminal-read-at-stake-shot = Se acreditar, você vira um shot. Se duvidar e errar, vira { $double }.
terminal-pass-to-name = Passe o teclado para { $name }. Os outros, admirem o teto.
terminal-press-enter = Tecle Enter.
terminal-press-enter-seen = Viu? Tecle Enter.
terminal-yes-or-no = Digite yes (sim) ou no (não).

terminal-replay-keys = Enter: o próximo passo; b: voltar; um número: ir a esse passo; table: todas as mãos; q: sair.
terminal-replay-end = Esse foi o último passo.
terminal-key-next = avançar
terminal-key-back = voltar
terminal-key-goto = passo, depois Enter


### Forecast and tune

forecast-drinks = { $mean } goles por pessoa (±{ $error }); { $most } ou menos em 9 de cada 10 noites
forecast-most-drinks = O lugar que mais bebe fica em { $most } ou abaixo em 9 de cada 10 noites (±{ $error })
forecast-shots = { $mean } shots por pessoa (±{ $error }); { $most } ou menos em 9 de cada 10 noites
forecast-rounds = { $mean } rodadas (±{ $error }); { $most } ou menos em 9 de cada 10 noites
forecast-lost-lives = { $mean } vidas perdidas por pessoa (±{ $error })
forecast-lost-tokens = { $mean } marcadores perdidos por pessoa (±{ $error })
forecast-minutes = { $mean } minutos (±{ $error }); { $most } ou menos em 9 de cada 10 noites
forecast-long-ride = Uma viagem passa das dez filas ou tentativas em { $chance } % dos casos (±{ $error })
forecast-long-ride-exact = Uma viagem passa das dez filas ou tentativas em { $chance } % dos casos (exato)
forecast-hardest = O mais castigado: o lugar { $place } a contar de quem dá as cartas, no sentido horário, com { $chance } % de tudo o que se bebe (±{ $error })
forecast-hardest-dealer = O mais castigado: quem dá as cartas, com { $chance } % de tudo o que se bebe (±{ $error })
forecast-hardest-close = Ninguém é claramente o mais castigado; o lugar que mais leva fica com { $chance } % de tudo o que se bebe (±{ $error })
forecast-nights = Cada previsão vem de { $nights ->
    [one] { $nights } noite
   *[other] { $nights } noites
 }; ± é um erro-padrão
forecast-nights-plain = Cada previsão vem de { $nights ->
    [one] { $nights } noite
   *[other] { $nights } noites
 }; ± é um erro-padrão. Com o extra “lab” são muitas mais: pip install 'nightbus[lab]'
tune-asked = Pedido: entre { $low } e { $high } minutos
tune-asked-drinks = Pedido: nenhum lugar acima de { $drinks } goles em 9 de cada 10 noites, e entre { $low } e { $high } minutos
tune-none = Mudar uma ou duas regras da casa não chega para essa noite. O que fica mais perto:
tune-unchanged = Não é preciso mudar nada
tune-change = { $switch }={ $value } em vez de { $was } ({ $rule })
tune-sure = Cada uma fica dentro dos limites com { $confidence } % de confiança.
tune-progress = Regras experimentadas: { $tried } de { $due }
tune-tried = { $tried } conjuntos de regras experimentados, { $nights } noites jogadas.
error-tune-no-drinks = Em { $game } ninguém bebe: peça só os minutos
error-tune-limits = Diga que noite quer
error-tune-drinks = “{ $drinks }” não serve de limite de goles
error-tune-minutes = “{ $minutes }” não é um intervalo de minutos: escreva o mínimo, dois pontos seguidos e o máximo


### Bench

bench-progress = Medindo: { $what }
bench-cores = { $cores ->
    [one] { $cores } núcleo
   *[other] { $cores } núcleos
 }
bench-number = { $number }
bench-game = Jogo
bench-bot = Bot
bench-on = Em
bench-nights = Jogos por segundo
bench-decisions = Decisões por segundo
bench-steps = Passos por segundo
bench-plain = São as regras tal como estão: com o extra “lab” são compiladas. pip install 'nightbus[lab]'
bench-limit = A noite clássica escrita à mão em C, o mesmo bot, um núcleo (tempo de processador):
bench-row = Fila
bench-lab-steps = Nightbus, passos por segundo
bench-c-steps = C, passos por segundo
bench-times = Vezes mais lento
bench-apart = Distância das médias, em erros-padrão
bench-peers = Jogos ao acaso em outros motores, um núcleo (tempo de processador), ao lado de Ride the Bus:
bench-engine = Motor
bench-how = Como
bench-times-fewer = Quantas vezes o Nightbus é mais rápido
bench-missing = Não instalados: { $packages }. Instalam-se com: { $install }
bench-too-slow = As regras compiladas não podem ser mais de { $times } vezes mais lentas do que o programa em C, e este tem de existir
error-limit-source = { $file } não está aqui: vem com o código-fonte do Nightbus, não com o pacote
error-limit-compiler = Não há compilador de C “{ $compiler }”; a noite clássica em C fica de fora
error-limit-fails = A noite clássica em C não compila: { $reason }


### Lab

lab-title = { $game }, livro { $rulebook }, { $seats } lugares
lab-run = { $nights } noites, jogadas por { $policy }, seed { $seed }
lab-partial = Parou antes do fim: foram pedidas { $nights }.
lab-unfinished = { $nights } delas foram largadas após um milhão de passos e não contam em nenhum número.
lab-compiling = Compilando as regras de { $game }, uma vez só: cerca de meio minuto
lab-progress = { $percent } %, { $rate } noites por segundo, faltam { $left }
lab-number = { $number }
lab-percent = { $percent } %
lab-mean-error = { $mean } ± { $error }
lab-of = { $what }, { $who }
lab-seat = lugar { $seat }
lab-dealer = quem dá
lab-table = a mesa
lab-drinks = Goles
lab-shots = Doses
lab-lost = Vidas perdidas
lab-rounds = Rodadas
lab-minutes = Minutos
lab-ride-cards = Ônibus: cartas viradas
lab-ride-rows = Ônibus: fileiras
lab-ride-attempts = Ônibus: tentativas
lab-ride-drinks = Ônibus: goles
lab-cards-left = Cartas que sobram da pirâmide
lab-column-mean = média
lab-column-error = ±
lab-column-sd = desvio
lab-column-half = 1 em 2
lab-column-nine = 9 em 10
lab-column-most-of-all = 99 em 100
lab-column-greatest = máximo
lab-ties = Por noite: { $ties } cartas iguais, { $bluffs } blefes, { $calls } contestações
lab-rides = Quem anda de ônibus, lugar a lugar: { $shares }
lab-wins = Quem ganha, lugar a lugar: { $shares }
lab-histogram-drinks = Goles da mesa inteira em uma noite
lab-histogram-rounds = Rodadas em uma partida
lab-plot-mean = média { $mean }
lab-plot-nine = 9 noites em 10: até { $nine }
lab-rate = { $rate } noites por segundo
lab-beyond = Um número com + é um limite inferior: valores acima de { $bins } são contados juntos.
lab-warm = { $game }: compilado e guardado.
lab-seconds = { $n } s
lab-hours-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
lab-lost-tokens = Marcadores perdidos
lab-plot-seats = Goles de cada lugar: metade das noites, a média, 9 noites em 10
lab-plot-rides = anda de ônibus { $percent } %
lab-plot-wins = Quem ganha
error-lab-games = Não dá para jogar { $games } noites: de 1 a { $high }
error-lab-seed = { $seed } não é um seed: de 0 a { $high }
error-lab-jobs = Não dá para usar { $jobs } processos: de 1 a { $high }
error-lab-policy = Não existe o bot “{ $policy }”
error-lab-policies = { $policies } bots para { $seats } lugares: diga um para todos, ou um para cada
error-extra-missing = { $package } não está instalado. Isto o traz: { $install }
error-cluster-address = “{ $address }” não é o endereço de um agendador. Deve ser como tcp://192.0.2.7:8786
error-cluster-silent = Ninguém responde em { $address }: inicie um agendador lá com “dask scheduler”
error-plot-kind = “{ $file }” não é um tipo de imagem que se possa desenhar
error-sweep-form = “{ $sweep }” não é uma varredura: escreva switch=a,b,c ou switch=a..b
error-lab-pace-form = “{ $setting }” não é um ritmo: escreva tipo=segundos
error-lab-pace-kind = “{ $kind }” não é um tipo de passo de { $game }
error-lab-pace-seconds = { $kind } não pode levar { $seconds } segundos: de 0 a { $high }
error-cluster-differs = Os trabalhadores do cluster têm outras regras: instale lá o mesmo Nightbus


### Odds

odds-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-chance-exact = { $chance } ({ $fraction })
odds-chance-about = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-chance-rare = uma em { $n }
odds-number = { $number }
odds-about = { $number } ± { $error }
odds-right = certo { $chance }
odds-level = igual { $chance }
odds-costs = custa { $drinks }
odds-free = não custa nada
odds-gives = dá { $drinks }
odds-turned = o valor sai { $chance }
odds-later = guardada para a melhor combinação, dá { $drinks }
odds-now = jogada agora, dá { $drinks }
odds-row = na fileira que vale { $worth }: { $chance }
odds-loses = perde uma vida { $chance }
odds-lower = { $hand }, { $chance } de todas as mãos são mais baixas
odds-lowest = a mais baixa da mesa { $chance }
odds-true = A jogada é verdadeira: { $chance }, supondo que os blefes são { $rate } do que se joga.
odds-true-never = Não pode ser verdade: nenhuma das cartas possíveis combina.
odds-true-surely = Tem de ser verdade: todas as cartas possíveis combinam.
odds-called = Supõe-se que uma jogada é contestada { $rate } das vezes.
odds-called-always = Todos sabem que nada na mão combina: supõe-se que um blefe é contestado.
odds-called-never = Todos sabem que tudo na mão combina: supõe-se que ninguém contesta.

odds-title = { $game }, livro { $rulebook }, { $seats } lugares: as chances
odds-part-questions = As perguntas, com o baralho inteiro, cada uma respondida da melhor forma por quem conta as cartas à sua frente
odds-part-hold = Uma carta guardada desde antes da pirâmide, sem outra do mesmo valor na mão
odds-part-ride = O ônibus ({ $rule })
odds-ride-clean = Limpo na primeira tentativa: { $chance }
odds-ride-attempts = Tentativas
odds-ride-cards = Cartas viradas
odds-ride-drinks = Goles
odds-ride-figure = { $what }: { $mean } em média, desvio { $sd }; no máximo { $half } em metade das viagens, { $nine } em nove de dez, { $most } em 99 de 100
odds-ride-fresh = Seria assim se cada tentativa viesse de um baralho inteiro.
odds-ride-played = Jogado { $rides } vezes, com o baralho acabando e um passageiro que conta as cartas: limpo na primeira { $clean }, tentativas { $attempts }, { $drinks }.
odds-ride-cap = Tentativas e cartas são as de uma viagem sem limite.
odds-part-chase = Chance de perder uma vida, em centésimos, ficando/trocando, enquanto os outros trocam { $swap } e abaixo, e quem dá as cartas tira outra com { $draw } e abaixo
odds-turn = vez { $turn }
odds-dealer = quem dá
odds-largest-error = Cartas dadas ao acaso; maior erro padrão: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-part-hands = As 22.100 mãos; a mais baixa tal como foi dada, contra { $others ->
    [one] mais um
   *[other] mais { $others }
 }
odds-kind = { $hand }: { $hands } mãos, { $share }; { $lower } de todas as mãos são de um tipo mais baixo. A do meio, { $middle }, é a mais baixa { $lowest }

odds-position = { $game }: as chances como { $seat } conhece a mesa
odds-nothing = Aqui não há nada a decidir que tenha chances.
odds-card-now = Com a carta { $card }, como as coisas estão: uma vida perdida { $chance }
odds-hand-now = { $cards }: { $hand }; { $lower } de todas as mãos são mais baixas. Se as mãos fossem mostradas agora, seria a mais baixa { $lowest }

odds-night = { $game }: as chances em cada decisão
odds-decision = { $step }  { $seat }: { $action } – { $worth }
odds-decision-better = { $step }  { $seat }: { $action } – { $worth }. Melhor: { $better }
odds-part-night = Sorte e escolha
odds-seat-night = { $seat }: { $took } = esperado { $expected }, ônibus { $ride }, recebido { $given }, escolha { $choice }, sorte { $luck }
odds-seat-missed = Com cada combinação jogada ou guardada da melhor forma, teria dado mais { drinks }.

tips-said = “{ $claim }”
tips-found = { $verdict } { $truth }
tips-holds = Vale.
tips-does-not-hold = Não vale.
tips-depends = Depende.

error-odds-as-alone = --as vai com --at: diz de quem é o conhecimento da mesa
error-odds-file-says = Com --at é o arquivo que diz o livro de regras, as opções e os lugares
error-odds-other-game = Este é um jogo de { $game }, não de { $asked }

tip-classic-players = Com nove ou mais jogadores as cartas acabam antes de a pirâmide terminar.
    .truth = Nove jogadores precisam de { $needed } das 52 cartas, pois quem dá não tem nenhuma. Cabem até { $most }; { $short } já não.
tip-classic-minutes = Um jogo costuma levar de 20 a 40 minutos.
    .truth = Com { $seats } à mesa leva { $mean } minutos em média, virando { $cards } cartas; { $within } dos jogos terminam entre 20 e 40. Tudo depende do ônibus.
tip-classic-right-answers = Acertar na primeira fase livra do ônibus.
    .truth = Certo ou errado, todos ficam com { cards } depois. Só a pirâmide decide quem anda de ônibus.
tip-classic-luck = As perguntas são quase só sorte.
    .truth = Respondidas da melhor forma custam { $best } goles por jogador, chutando { $blind }: o resto é sorte.
tip-classic-higher-lower = Maior com dois a sete, menor com oito a rei.
    .truth = Acerta { $right } das vezes, com menor também no ás. Nada rende mais.
tip-classic-eight = Com um oito, menor é melhor por uma carta.
    .truth = { $higher } cartas são maiores, { $lower } são menores e { $level } são iguais.
tip-classic-king = Um rei esquecido custa cinco goles que poderiam ter ido para outra pessoa.
    .truth = Só se um rei estiver no topo da pirâmide: { $chance }. Um rei chega a sair { $turned } das vezes, e uma carta guardada para a melhor combinação vale { $worth } goles.
tip-classic-bluff-rows = Blefe pouco nas fileiras baixas e nunca na quinta.
    .truth = Em qualquer fileira um blefe custa a quem joga o que dá aos outros, se { $calls } das jogadas forem contestadas. O valor cresce, as chances não.
tip-classic-bluff-ten = Pego blefando na quinta fileira, são dez.
    .truth = O dobro da fileira: { $drinks }.
tip-classic-hold-top = Guarde as melhores combinações, sobretudo pares, para as duas fileiras de cima.
    .truth = Uma combinação na primeira carta dá { $now } agora e { $held } se guardada para a melhor que vier, mas { $top } se guardada só para as duas fileiras de cima; de um par, cada carta { $pair }, pois resta uma só do valor.
tip-classic-clean-ten = Passar limpo por uma fileira de dez na primeira é improvável.
    .truth = Acontece { $clean } das vezes.
tip-classic-restarts = Vários recomeços são normais.
    .truth = São { $restarts } em média, com { $drinks } goles; dois ou mais { $several } das vezes.
tip-classic-mini-bus = Um ônibus de quatro cartas acaba depressa.
    .truth = Sai limpo de primeira { $clean } das vezes e leva { $rows } fileiras e { $drinks } goles em média; com dez cartas são { $long } goles.
tip-classic-best-of-three = Na melhor de três, com outro dando as cartas a cada vez, todos dão.
    .truth = Todos se forem { $most } jogadores; com mais, alguém nunca dá.
tip-party-four-nine = Com um quatro e um nove, um cinco está dentro e uma dama está fora.
    .truth = Das cartas que restam, { $inside } estão dentro e { $outside } estão fora.
tip-party-suit = Acertar o naipe é uma chance em quatro.
    .truth = Chutando { $blind }; quem diz um naipe que não tem à sua frente acerta { $right } das vezes.
tip-party-hold-risk = Guardar cartas para fileiras mais altas é arriscado: quem tem mais cartas anda de ônibus.
    .truth = Uma combinação não jogada na primeira carta nunca mais aparece { $stays } das vezes.
tip-party-empty-hand = O ideal seria livrar-se de todas as cartas; o mais provável é que sobrem algumas.
    .truth = Todos os valores de uma mão saem { $rid } das vezes.
tip-commission-pair = Se as duas primeiras cartas são um par, só fora pode estar certo.
    .truth = Cartas que dão razão a dentro: { $inside }; a fora: { $outside }.
tip-commission-gentle = De um a cinco goles a pirâmide é mais suave do que com 2, 4, 8, 16 e um shot.
    .truth = Uma carta guardada para a melhor combinação dá { $soft } goles em vez de { $hard }, contando um shot como cinco.
tip-commission-timetable = Que o ônibus pare quando o baralho acaba é chamado de misericórdia.
    .truth = Com { $seats } à mesa custa { $ends } goles em vez de { $on }, para um passageiro que conta as cartas.
tip-commission-half = Um copiloto divide os goles do passageiro.
    .truth = Com baralhos inteiros o passageiro toma { $rider } em vez de { $alone } em média.
tip-commission-third-shuffle = Alguém já passou duas vezes pelo baralho inteiro.
    .truth = Com baralhos inteiros, { $longer } das viagens viram mais cartas do que há em dois baralhos.
tip-chase-packs = Mais de 13 jogadores precisam de um segundo baralho.
    .truth = Um baralho bastaria para { $most }; com 20 jogadores sobram { $left } cartas.
tip-chase-lives = Com 1 ou 2 vidas em vez de 3 o jogo é mais curto, com 5 mais longo.
    .truth = { $seats } jogadores jogam { $one } rodadas com uma vida, { $two } com duas, { $three } com três, { $five } com cinco.
tip-chase-low-warning = Uma carta baixa mostrada na troca avisa quem a recebe, que não pode ficar em situação pior.
    .truth = Quem tem de dar um nove por um três passa de { $before } para { $after } de chance de perder uma vida, jogando o melhor possível.
tip-chase-king = Quem tem um rei está a salvo.
    .truth = Com um rei na sua vez, perde-se uma vida no máximo { $loses } das vezes.
tip-chase-ace-shown = Quem tem um ás quando as cartas são mostradas geralmente perde uma vida.
    .truth = Não geralmente, mas { $loses } das vezes: nada é mais baixo.
tip-chase-dealer = Quem dá as cartas tem o lugar mais difícil; vencer os empates compensa um pouco.
    .truth = Com { $seats } jogadores, quem dá perde uma vida { $dealer } das vezes, os outros { $others } em média; vencendo os empates, quem dá { $ties }.
tip-chase-eight = Um oito ou mais está quase sempre a salvo.
    .truth = Quem fica com um oito perde uma vida até { $at_few } das vezes entre { $few } jogadores, { $at_many } entre { $many }: com mais jogadores, mais segurança.
tip-chase-eight-swap = Trocar um oito ou mais raramente melhora as chances.
    .truth = Cartas de oito para cima, vez por vez: compensa em { $two } casos com dois jogadores, em { $three } com três, em { $four } com quatro.
tip-chase-three = Um três ou menos é quase certamente uma troca.
    .truth = Com { $seats } jogadores, um três perde até { $stays } das vezes se ficar, { $moves } se não.
tip-chase-known-king = Lembre-se dos reis mostrados: trocar com um à sua esquerda é em vão.
    .truth = Em { $rounds } rodadas ao acaso, um rei conhecido estava à esquerda de quem ia escolher { $plain } vezes, com a regra dominó { $domino } vezes: sem ela ninguém pede a troca ao seu vizinho antes de você.
tip-chase-dealer-four = Dando as cartas, troque um quatro ou menos e nada mais.
    .truth = Compensa até { $four } com quatro jogadores, até { $three } com três, até { $two } com dois.
tip-chase-middle = De quatro a sete são as cartas que dão o que pensar.
    .truth = Com { $seats } jogadores, ficar e trocar quase se igualam de { $low } a { $high }.
tip-chase-low-seen = Quanto menos ases e dois restam, mais seguro é ficar.
    .truth = Um cinco que fica perde { $unknown } das vezes sem nada visto, { $seen } com um ás parado de vez na frente de outro jogador.
tip-chase-ace = Um ás é quase sempre uma derrota, embora trocado atinja o vizinho.
    .truth = Se fica, perde { $stays } das vezes; passado adiante, de { $low } a { $high }, com { $seats } jogadores.
tip-stop-players = Podem jogar dois ou mais.
    .truth = Até { $most }: com o meio, precisam de { $cards } das 52 cartas.
tip-stop-order = Três ases são a melhor trinca e três dois a pior, dama-rei-ás a melhor sequência e dois-três-quatro a pior.
    .truth = São mesmo, entre { $hands } trincas e { $runs } sequências.
tip-stop-flush = Quatro, nove e rei do mesmo naipe são uma mão de mesmo naipe.
    .truth = Uma de { $flushes }.

### Verify
error-log-hash = Esta linha foi alterada, ou uma linha antes dela, ou falta o seu hash
error-log-pick = Aqui saiu outro resultado: { $found } no registro, { $expected } segundo o seed
error-not-mixed = Não se dá nenhuma carta antes de o baralho estar embaralhado
error-shuffle-order = Embaralha-se nesta ordem: commit, seal, open, mix, cartas, reveal; { $step } não pode vir agora
error-shuffle-form = São precisos 64 algarismos hexadecimais (0-9, a-f), e não “{ $found }”
error-shuffle-nonce = Este não é o nonce que { $seat } selou
error-shuffle-seed = Este não é o seed do compromisso
error-shuffle-left-out = Ficam de fora os que selaram e não abriram: { $expected }
error-shuffle-revealed = O seed foi revelado: nesta partida não se dão mais cartas
error-game-given-up = Esta partida foi abandonada e o seed já foi revelado: ninguém joga mais nela
error-shuffle-unrevealed = O seed da partida que acabou ainda não foi revelado
error-shuffle-none = As cartas desta mesa não são embaralhadas pelos jogadores
verify-chain = O registro está inteiro. Linhas: { $lines }; o hash da última: { $hash }
verify-rules = Todos os passos são permitidos pelas regras de { $game }.
verify-game = Partida { $number }
verify-seed = O seed é o do compromisso.
verify-nonces = Nonces que batem certo com o que foi selado antes de algum ser aberto: { $names }
verify-no-nonces = Nenhum jogador juntou um nonce: quem comanda a mesa escolheu as cartas sozinho.
verify-left-out = Selaram um nonce que não foi aberto a tempo, e ficaram de fora: { $names }
verify-absent = Não selaram nenhum nonce: { $names }
verify-given-up = A partida foi abandonada: o seed foi revelado antes do fim.
verify-picks = Sorteios refeitos, todos com o mesmo resultado: { $picks }
verify-empty = Ainda não foi dada nenhuma carta.
verify-told = O seed está na primeira linha: não se prova que ninguém o escolheu nem conhecia as cartas.
verify-not-revealed = Não provado, o seed desta partida não foi revelado. Sorteios: { $picks }
verify-not-told = Não provado, o registro não diz o seed. Sorteios: { $picks }
verify-not-committed-stacked = Não provado, as cartas foram dadas de antemão. Sorteios: { $picks }
verify-not-committed-hand = Não provado, as cartas vêm de um baralho de verdade. Sorteios: { $picks }
verify-not-committed = Não provado, nada diz de onde vêm as cartas. Sorteios: { $picks }
verify-not-pack = Não provado, os sorteios são de outra ordem do baralho, que este Nightbus não conhece. Sorteios: { $picks }
verify-done = Verificado. Sorteios refeitos: { $picks }
verify-not-done = Não verificado. Nada está errado, mas nem todas as cartas estão provadas. Sorteios refeitos: { $drawn } de { $picks }
verify-wrong = Não verificado, há algo errado.


### Page

## The frame of the page

page-title = Nightbus
page-notices = Avisos
page-close = Fechar
page-on = sim
page-off = não
page-loading = Já vem
page-loading-next = Esta parte da página está a caminho.
page-failed = Não chegou
page-failed-next = Não deu para buscar esta parte da página. A máquina da mesa está ligada, e na mesma rede?
page-try-again = Tentar de novo
page-lost = Esse ponto não existe
page-lost-next = Não há nada nosso neste endereço. O endereço de uma mesa termina com o código dela.
page-go-home = Para o início
page-hold-again = Mais uma vez para confirmar
page-stepper-keys = As setas mudam o valor


## Cards

page-card-red = { $card }, vermelha
page-card-black = { $card }, preta
page-sealed = Uma carta fechada, que dizem ser { $rank }
page-says-it-is = diz que é
page-qr = Código QR para entrar na mesa { $code }


## Pass the phone

page-pass-to = Passe o celular para
page-pass-others = Os outros, admirem o teto.
page-pass-hold = Segure para ver


## Your switches

page-settings = Seus ajustes
page-settings-language = Idioma
page-settings-theme = Luz
page-settings-theme-auto = Como o aparelho
page-settings-theme-night = Noite
page-settings-theme-day = Dia
page-settings-deck = Naipes
page-settings-deck-four = Quatro cores
page-settings-deck-two = Duas cores
page-settings-sound = Som
page-settings-sound-about = Todo som também se vê. Tecla M na tela da mesa
page-settings-haptics = Vibração
page-settings-haptics-about = Um toque quando é a sua vez
page-settings-still = Sem movimento
page-settings-still-about = As cartas ficam no lugar, sem voar até lá
page-settings-tap = Tocar em vez de segurar
page-settings-tap-about = O que se segura, toca-se duas vezes


## Faces to choose from

page-face-owl = Coruja
page-face-fox = Raposa
page-face-cat = Gato
page-face-badger = Texugo
page-face-hedgehog = Ouriço
page-face-moth = Mariposa
page-face-pigeon = Pombo
page-face-bat = Morcego
page-face-mole = Toupeira
page-face-frog = Rã
page-face-mouse = Camundongo
page-face-rat = Rato
page-face-hare = Lebre
page-face-stoat = Arminho
page-face-gull = Gaivota
page-face-toad = Sapo
page-face-dog = Cachorro
page-face-crow = Corvo

### Store

error-store-url = Isso não indica onde guardar as mesas
error-store-unwritable = Não é possível usar { $where } para guardar as mesas: { $why }
error-store-newer = { $where } é de um Nightbus mais recente (formato { $format }; este conhece até o { $known }): atualize o Nightbus
error-store-foreign = { $where } é o banco de dados de outro programa: indique outro arquivo
error-store-served = Outro Nightbus já serve as mesas de { $where }: pare-o, ou indique outro arquivo com --store sqlite:///ARQUIVO
error-store-missing = Ainda não há mesas guardadas em { $where }: “nightbus serve” cria o arquivo, “--store” indica outro
error-store-unavailable = { $where } não responde: { $why }
error-store-backup = A cópia de segurança de { $where } se faz com as ferramentas do PostgreSQL, como pg_dump
error-store-file-there = “{ $file }” já existe: indique um arquivo que não exista
error-store-no-table = Não há nenhuma mesa { $table } em { $where }
error-store-no-game = Na mesa { $table } ainda não se jogou
error-store-sure = Isto não pode ser desfeito: acrescente --yes
error-store-days = Não dá para contar { $days } dias para trás: de 0 a { $high }
store-tables = { $n ->
    [0] Nenhuma mesa
    [one] { $n } mesa
   *[other] { $n } mesas
 } em { $where }
store-code = Código
store-game = Jogo
store-created = Criada
store-changed = Última jogada
store-entries = Registros
store-state = Estado
store-open = aberta
store-open-listed = aberta, na lista
store-closed = fechada
store-delete-sure = Escreva { $code } para apagar a mesa e tudo o que nela se jogou:
store-purge-sure = { $n ->
    [one] { $n } mesa não mudou
   *[other] { $n } mesas não mudaram
 } há { $days ->
    [one] { $days } dia
   *[other] { $days } dias
 }. Escreva { $n } para apagar:
store-kept = Nada foi apagado.
store-deleted = A mesa { $code } foi apagada.
store-purged = { $n ->
    [0] Nenhuma mesa foi apagada.
    [one] { $n } mesa foi apagada.
   *[other] { $n } mesas foram apagadas.
 }
store-written = Salvo: { $file }

### Table server

error-stale = A mesa avançou desde que você a viu: veja o que se pede agora e escolha de novo
error-not-host = Só o anfitrião pode fazer isso: peça a ele, ou assuma o papel enquanto ele está fora
error-game-runs = Há uma partida em curso: espere que acabe, ou proponha uma votação para terminá-la
error-no-game = Não há partida em curso: o anfitrião começa uma
error-no-seat = Você não tem lugar nesta partida: assista e entre na próxima
error-paused = A mesa está em pausa: o anfitrião manda continuar
error-still-shuffling = As cartas ainda estão sendo embaralhadas: responda daqui a pouco
error-not-rider = { $seat } vai no ônibus e vira as cartas: espere
error-no-such-person = Não há mais ninguém com o número { $person } nesta mesa: veja quem está e escolha de novo
error-order-persons = Uma ordem nomeia uma vez cada pessoa com lugar: { $persons }
error-setting-range = { $setting } = { $value } não serve: { $low } a { $high }
error-hex-form = Aqui vão { $digits } dígitos 0-9 a-f, nem mais nem menos
error-vote-under-way = Há uma votação em curso: vote primeiro nela
error-vote-nobody = De quem é o lugar em causa? Diga a pessoa e proponha de novo a votação
error-no-vote = Não há mais votação: proponha uma
error-move-code = Este código não serve, ou o seu minuto passou: peça um novo no outro aparelho
error-move-told = Um código só se diz uma vez: peça um novo
error-table-closed = A mesa está fechada: abra uma nova
error-table-locked = A mesa está trancada: peça ao anfitrião que deixe você entrar
error-table-full = A mesa está cheia ({ $limit }): peça ao anfitrião que arrume um lugar, ou abra uma mesa sua
error-invite-needed = O código sozinho não abre esta mesa: leia o código QR, ou peça o link
error-no-such-table = Não há nenhuma mesa { $table }: veja de novo o código, as letras estão na tela e no link
error-token = Ninguém conhece você nesta mesa, ou não mais: entre de novo
error-too-fast = Foi muita coisa de uma vez: espere um momento e tente de novo
error-message-form = O servidor não consegue ler isso: { $found }. Recarregue a página, ou leia docs/protocol.md
error-message-long = É mais do que o servidor lê de uma vez: encurte
error-command-id = Um comando precisa de um id próprio de 1 a { $limit } caracteres
error-slow = A sua conexão é lenta demais ou esteve fora tempo demais: conecte-se de novo
error-unavailable = No momento o servidor não chega às suas mesas. Nada se perdeu: tente de novo daqui a uns segundos
error-busy = O servidor está muito ocupado: tente de novo daqui a um momento
error-internal = É uma falha do servidor, e está no seu registro. Nada mudou: tente de novo, e avise quem cuida dele
error-no-code = Não há códigos livres: apague mesas antigas (nightbus tables purge)
error-host = Este servidor não se chama “{ $host }”: abra-o pelo seu endereço, ou inicie-o com --public-url
error-origin = Uma página de outro site está pedindo aqui ({ $origin }): abra o endereço do próprio servidor
error-no-such-path = Não há nada em “{ $path }”: veja openapi.json
error-method = { $method } não serve neste endereço
error-hello = A primeira mensagem tem que ser um hello, em dez segundos: conecte-se de novo
error-protocol = A página e o servidor são de versões diferentes: recarregue a página, ou atualize o Nightbus
error-replaced = Agora está nesta mesa em outro aparelho ou em outra janela: continue lá, ou conecte-se de novo aqui
error-moved = O seu lugar passou para outro aparelho: continue lá
error-kicked = O anfitrião tirou você da mesa: entre de novo se puder
error-left = Você saiu da mesa: entre de novo com o código
error-closed = O anfitrião fechou a mesa: abra uma nova
error-restart = O servidor para ou recomeça. Nada se perdeu: a conexão volta sozinha
error-idle = Há algum tempo que ninguém usa esta mesa: conecte-se de novo
error-coach-off = Nesta mesa não se dizem as probabilidades: o anfitrião pode permiti-las
error-lab-compiling = O laboratório está esquentando: tente de novo daqui a meio minuto
error-takes-long = O servidor parou de calcular depois de { $seconds } segundos. Peça menos noites, ou experimente nightbus lab e nightbus odds
error-log-long = Esta partida é longa demais para rever aqui ({ $steps } passos, { $limit } no máximo): experimente nightbus replay

### Page: the phone at a table

page-phone-title-asked = Sua vez · Nightbus
page-phone-your-turn = Sua vez.
page-phone-undo = Voltar atrás
page-phone-rules = A regra deste momento
page-phone-seat = { $name }: seu lugar e suas opções
page-phone-shuffling = Todos a bordo
page-phone-shuffling-next = O baralho está sendo embaralhado
page-phone-waiting = Um momento
page-phone-waiting-host = Comece quando todos tiverem subido.
page-phone-waiting-for = Quem começa a próxima partida: { $name }.
page-phone-start = Começar
page-phone-paused = A mesa espera
page-phone-paused-host = Quem pausou: { $name }. Nada se perde, e nenhum relógio corre.
page-phone-paused-nobody = Ninguém que joga está aqui agora. Continua quando alguém voltar.
page-phone-go-on = Continuar
page-phone-stand-in = Um substituto joga no seu lugar
page-phone-stand-in-why = Ele joga as suas cartas até você voltar.
page-phone-back = Quero meu lugar de volta
page-phone-vote = Uma votação
page-phone-vote-end = Acabar a partida aqui?
page-phone-vote-replace = Um substituto para { $name }?
page-phone-vote-so-far = Quem pediu: { $name }. A favor: { $yes } de { $needed } votos. Segundos restantes: { $seconds }
page-phone-vote-yes = Sim
page-phone-vote-no = Não
page-gone-tunnel = No túnel
    .next = A mesa não ouve este celular agora. Suas cartas, seus goles e sua escolha pela metade estão guardados.
page-gone-replaced = Aberto em outro lugar
    .next = Seu lugar está aberto em outra aba ou em outro celular. Só pode estar aberto em um de cada vez.
page-gone-kicked = Fora do ônibus
    .next = O anfitrião liberou este lugar. Se foi engano, o código ainda vale.
page-gone-left = Você desceu
    .next = A mesa continua. O código ainda vale, se mudar de ideia.
page-gone-closed = A mesa fechou
    .next = Todos desceram. O que foi jogado fica guardado.
page-gone-moved = Seu lugar mudou
    .next = Ele foi para outro celular. Este pode subir de novo, como outra pessoa.
page-gone-token = Nenhum lugar aqui
    .next = A mesa não conhece este celular. Suba com o código.
page-gone-protocol = A página está desatualizada
    .next = A mesa fala uma versão mais nova. Carregar a página de novo resolve.
page-gone-attempt = Tentando de novo, tentativa { $attempt }
page-gone-table = Mesa { $code }
page-gone-kept = Seu lugar está guardado
page-gone-try = Tentar agora
page-gone-here = Jogar aqui
page-gone-again = Subir de novo
page-gone-summary = Como foi a noite
page-sheet-rules = As regras
page-sheet-rules-book = { $game }, livro de regras { $book }
page-sheet-rules-all = Tudo o que vale nesta mesa
page-sheet-seat-had = { $points ->
    [0] Até agora: { drinks }. Só você vê isto.
   *[other] Até agora: { drinks }, dos quais { $points } em pontos. Só você vê isto.
 }
page-sheet-seat-table = Mesa { $code }
page-sheet-seat-move = Outro celular
page-sheet-seat-move-ask = Levar meu lugar para outro celular
page-sheet-seat-move-code = No outro celular, suba na mesa { $code } com este código de uso único. Ele vale um minuto.
page-sheet-seat-leave = Sair da mesa
page-sheet-seat-leave-about = Um substituto joga suas cartas até o fim
page-sheet-vote = Perguntar à mesa
page-sheet-vote-call-end = Votar para acabar a partida
page-sheet-vote-call-replace = Votar por um substituto: { $name }
page-sheet-vote-call-replace-about = até a pessoa voltar
page-sheet-host = Você é o anfitrião
page-sheet-host-pause = Pausar a mesa
page-sheet-host-hand = Passar a mesa para { $name }
page-sheet-coach-is-off = Nesta mesa não se dizem as chances.
page-sheet-coach-is-after = As chances são ditas depois de cada decisão, a todos.
page-sheet-coach-is-before = As chances são ditas antes de cada decisão, a todos.

### Page: Ride the Bus on the phone

page-ride-ask-small = { $question } de { $questions }. { $wrong ->
    [0] Errar não custa nada
    [one] Errou: { $wrong } gole
   *[other] Errou: { $wrong } goles
 }{ $right ->
    [0] {""}
   *[other] . Acertou: dá { $right }
 }
page-ride-ask-ride = Tentativa { $attempt }. Errou: volta à primeira
page-ride-ask-yours = Sua carta, { $name }
page-ride-ask-hot = a até três valores
page-ride-right = Certo
page-ride-wrong = Errado
page-ride-you-said = Você disse { $call }
page-ride-it-was = Era { $card }.
page-ride-it-was-and = Era { $card }. São { drinks }.
page-ride-go-on = Continuar
page-ride-done = Segure: feito
page-ride-sit-out = Desta vez passo
page-ride-later = Depois
page-ride-owed = { $shots ->
    [0] Para você: { drinks }
   *[other] { $drinks ->
        [0] Para você: { shots }
       *[other] Para você: { drinks } e { shots }
     }
 }
page-ride-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
page-ride-to-drink = { $drinks ->
    [one] { $drinks } gole para você
   *[other] { $drinks } goles para você
 }
page-ride-to-shoot = { $shots ->
    [one] { $shots } shot para você
   *[other] { $shots } shots para você
 }
page-ride-yours-alone = Bebendo ou não, ninguém fica sabendo
page-ride-beyond-cap = Acima do limite da mesa: { $points ->
    [one] { $points } deles vira ponto.
   *[other] { $points } deles viram pontos.
 }
page-ride-seconds = { $seconds ->
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
 }
page-ride-your-cards = Suas cartas
page-ride-your-hand = Sua mão: { cards }
page-ride-give = Para dar: { drinks }
page-ride-give-one = Um toque, e já é de alguém
page-ride-give-split = Divida como quiser
page-ride-give-claim = Sua carta vai para a mesa como { $rank }. Nem pisque.
page-ride-give-left = { $left ->
    [one] { $left } ainda sem dono
   *[other] { $left } ainda sem dono
 }
page-ride-give-all = { $drinks ->
    [one] Já tem dono
   *[other] Os { $drinks } já têm dono
 }
page-ride-give-had = já bebeu { $drinks }
page-ride-give-share = Repartir o resto
page-ride-give-hold = Segure para dar
page-ride-lay = Pirâmide, fileira { $row }
page-ride-lay-give = { $shot ->
    [0] e dar { drinks }
   *[other] e dar um shot
 }
page-ride-lay-take = { $shot ->
    [0] e beber { drinks }
   *[other] e virar um shot
 }
page-ride-lay-gives = { $shot ->
    [0] Quem combina dá { drinks }
   *[other] Quem combina dá um shot
 }
page-ride-lay-takes = { $shot ->
    [0] Quem põe carta aqui bebe { drinks }
   *[other] Quem põe carta aqui vira um shot
 }
page-ride-lay-held = { $held ->
    [0] Nenhuma carta sua combina.
    [one] Uma carta sua combina.
   *[other] { $held } cartas suas combinam.
 }
page-ride-lay-sealed = Ninguém vê quem responde o quê até todos responderem.
page-ride-lay-laid = Na mesa:
page-ride-lay-tag = combina
page-ride-lay-matches = { $card }, combina
page-ride-lay-match = Pôr { $card }
page-ride-lay-bluff = Blefar com { $card }
page-ride-lay-say = e dizer que é { $rank }
page-ride-lay-another = { $held ->
    [0] Blefar
   *[other] Blefar com outra
 }
page-ride-lay-enough = É só isso
page-ride-lay-pyramid = A pirâmide: { $turned } de { $cards } abertas
page-ride-call-small = Fileira { $row }. Duvidar vale { $stake }
page-ride-call-gives = { $shot ->
    [0] { $name } dá a você { drinks }
   *[other] { $name } dá a você um shot
 }
page-ride-call-also = { $name }: { $drinks }
page-ride-call-seen = À vista:
page-ride-call-accept = Aceito
page-ride-call-accept-small = { $shot ->
    [0] sua parte: { drinks }
   *[other] o shot é seu
 }
page-ride-call-liar = Mentira!
page-ride-call-liar-small = segure: { $stake }
page-ride-pilot-small = Você dividiria os goles, nada mais
page-ride-rides = { $name } anda de ônibus
page-ride-you = Você anda de ônibus
page-ride-attempt = Tentativa { $attempt }. Até agora: { drinks }
page-ride-so-far = Até agora: { drinks }
page-ride-co-pilot = e { $name }, copiloto
page-ride-stop-of = Ponto { $stop } de { $stops }
page-ride-stop = Ponto { $stop }, { $name }
page-ride-home = Ponto final
page-ride-boards = { $crew ->
    [jack] Sobe um valete.
    [queen] Sobe uma dama.
    [king] Sobe um rei.
   *[ace] Sobe um ás.
 }
page-ride-cost = São { drinks }, e o ônibus segue.
page-ride-cost-back = São { drinks }, e de volta ao bar.
page-ride-cost-grew = São { drinks }, e a linha cresce: mais { cards }.
page-ride-safe = De 2 a 10 segue viagem. Valete { $jack }, dama { $queen }, rei { $king }, ás { $ace }{ $more ->
    [0] .
   *[other] , e sempre mais um.
 }
page-ride-drinks = goles até agora
page-ride-turned = cartas viradas
page-ride-to-go = pontos por vir
page-ride-all-aboard = Todos a bordo
page-ride-cord = Puxe a cordinha
page-ride-cord-again = Mais uma vez
page-ride-cord-about = duas vezes, e a próxima carta vira
page-ride-stop-1 = Bar
page-ride-stop-2 = Pastelaria
page-ride-stop-3 = Prefeitura
page-ride-stop-4 = Lavanderia
page-ride-stop-5 = Gasômetro
page-ride-stop-6 = Cemitério
page-ride-stop-7 = Rotatória
page-ride-stop-8 = Hortas
page-ride-stop-9 = Últimas casas
page-ride-stop-10 = Em casa
page-ride-wait-asked = A pergunta é para { $name }.
page-ride-wait-card = A próxima carta já vem.
page-ride-wait-lay = { $seats ->
    [one] Ainda pensa: { $names }
   *[other] Ainda pensam: { $names }
 }
page-ride-wait-gives = { $shot ->
    [0] { $name } distribui { drinks }.
   *[other] { $name } dá um shot.
 }
page-ride-wait-claim = Verdade ou blefe?
page-ride-wait-call = { $name } acredita em { $player }?
page-ride-wait-pilot = { $name } vai junto?
page-ride-wait-draw = Desempate pela viagem
page-ride-wait-at-stake = { $shot ->
    [0] Para você, nesta: { drinks }.
   *[other] Para você, nesta: o shot.
 }
page-ride-wait-guess = O que você diria?
page-ride-wait-guess-said = Você diria { $call }.
page-ride-wait-guess-right = Você teria acertado.
page-ride-wait-guess-wrong = Você teria errado, mas ninguém ouviu.
page-ride-wait-join = Você entra na próxima partida.
page-ride-wait-watch = Você está assistindo: sem cartas, sem goles.
page-ride-wait-next = Depois é você
page-ride-over = Ponto final
page-ride-over-given-up = Fim de noite
page-ride-over-given-up-next = A mesa votou por acabar aqui.
page-ride-over-games = Partida { $game } de { $games }
page-ride-over-rode = { $name } andou de ônibus: { cards }, { drinks }.
page-ride-over-pays = Viagem mais longa, e por isso a primeira rodada da próxima vez: { $names }
page-ride-over-mine = { $shots ->
    [0] Sua noite: { drinks }
   *[other] Sua noite: { drinks }, { shots }
 }
page-ride-over-next = Mais uma partida
page-ride-over-lobby = Lugares e regras
page-ride-coach = As chances
page-ride-coach-level = empate
page-ride-coach-best = O melhor: { $call }, { $chance }
page-ride-coach-true = Verdade: { $chance }. Em média, acreditar custa { $accept }, duvidar { $liar }.
page-ride-coach-never = Não pode ser verdade. Acreditar custa { $accept }, duvidar não custa nada.
page-ride-coach-surely = Tem de ser verdade. Acreditar custa { $accept }, duvidar { $liar }.
page-ride-coach-known = Todos sabem que nada na sua mão combina.
page-ride-coach-held = O valor dela sai de novo: { $chance }
page-ride-coach-clean = Em casa sem mais um gole: { $chance }

### Serve and join

error-serve-port = { $port } não é uma porta: 0 a 65535
error-serve-port-taken = A porta { $port } está ocupada, talvez por outro Nightbus: pare-o, ou tente --port { $other }
error-serve-port-denied = A porta { $port } não é para qualquer um: tente --port 8080
error-serve-no-address = “{ $host }” não é um endereço desta máquina: sem --host, o servidor atende em todos
error-serve-cannot = Não é possível atender em { $host }, porta { $port }: { $why }
error-serve-address = “{ $url }” não é o endereço de um servidor. Deve ser como http://192.0.2.7:8080 ou https://bus.example.org
error-serve-file = Não é possível ler “{ $file }”: { $why }
error-serve-key-alone = --tls-key “{ $key }” precisa do seu certificado: acrescente --tls-cert ARQUIVO
error-serve-key-locked = A chave em “{ $file }” pede uma senha: salve-a sem senha (openssl pkey -in ARQUIVO -out NOVO)
error-serve-certificate = “{ $cert }” e “{ $key }” não são um certificado e a sua chave em PEM
error-serve-log = Não há registro “{ $log }”
serve-open = Os celulares desta rede abrem
serve-public = Todos abrem
serve-here = Nesta máquina: { $url }
serve-join = De outro terminal: nightbus join { $url }/j/CÓDIGO
serve-only-here = Só esta máquina chega ao servidor (sem --host, os celulares também):
serve-kept = As mesas são guardadas em { $where }
serve-stop = Ctrl-C para o servidor; todas as mesas ficam como estão.
serve-stopped = Parado. Nada se perdeu.
front-no-page = Este servidor não traz página. Entra-se numa mesa por um terminal:
front-make = Uma mesa nova, com curl; a resposta diz o seu código:
front-host = Quem se senta primeiro assume o papel de anfitrião (tecla H) e começa o jogo.
error-join-address = “{ $url }” não é o endereço de uma mesa. Deve ser como http://192.0.2.7:8080/j/KQJT, ou KQJT --server 192.0.2.7:8080
error-join-no-code = { $url } é um servidor. Diga qual das suas mesas, pelo código que está na tela: { $url }/j/KQJT. Uma mesa se abre na página de lá
error-join-unreachable = Nenhum servidor responde em { $url } ({ $why }): veja se está ligado, e se a rede é a mesma
error-join-no-nightbus = O que responde em { $url } não é um Nightbus
error-join-unreadable = Não dá para entender o que o servidor diz: talvez seja um Nightbus mais novo, ou nem seja um
error-view-form = O servidor mostra uma posição que este programa não sabe ler ({ $found }): atualize o Nightbus
error-event-form = O servidor conta algo que este programa não conhece ({ $event }): atualize o Nightbus
join-ask-name = O seu nome à mesa [{ $name }]:
join-name-kept = Já está sentado aqui como { $name }; o nome pode ser mudado na página.
join-cannot-keep = Não é possível guardar o seu lugar em { $file }: { $why }
join-connecting = Conectando a { $url }
join-lost = A conexão caiu; tentando de novo. O seu lugar está guardado.
join-back = Conectado de novo.
join-lobby = Mesa { $code }
join-here = Os outros entram em
join-people = { $n ->
    [0] Ainda ninguém se sentou
    [one] Um lugar
   *[other] { $n } lugares
 }
terminal-join-is-you = você
terminal-join-is-host = anfitrião
terminal-join-is-bot = bot
terminal-join-is-away = ausente
terminal-join-is-stand-in = outro joga por ele
join-shuffling = Todos embaralham juntos
join-you-start = Comece quando todos estiverem
join-you-next = Passe ao jogo seguinte quando todos estiverem
join-host-starts = { $name } começa o jogo
join-no-host = O anfitrião não está: assuma o papel dele para começar o jogo
join-paused = A mesa está em pausa
join-clock = (faltam { $seconds } s)
join-waiting-for = Esperando { $names }
terminal-join-key-host = ser anfitrião
terminal-join-key-start = começar
terminal-join-key-bot = mais um bot
terminal-join-key-no-bot = menos um bot
terminal-join-key-lock = fechar ou abrir
terminal-join-key-turn = virar a carta
terminal-join-key-for = a favor
terminal-join-key-against = contra
join-kept = A noite está guardada em { $url }
join-come-back = O seu lugar está guardado. Volte com: nightbus join { $url }
join-look-again = Volte a assistir com: nightbus join { $url } { $option }
join-read-people = À mesa: { $names }
join-read-keys = Escreva uma jogada ou o seu número. Também: who, table, log, undo, turn, odds, why, glass, move, ?, quit; o anfitrião: start, bot, next, lock, cap, coach (host: ser anfitrião na ausência dele). glass diz o que é um gole no seu lugar, move leva o lugar para outro aparelho, quit guarda o lugar, leave deixa-o.
terminal-join-key-why = por que os bots jogaram assim
terminal-title-why = Por que os bots jogaram assim
join-why = { $action } – { $why }
terminal-title-odds = As chances
terminal-join-key-me = você
terminal-join-key-odds = chances
terminal-join-key-coach = chances ditas
terminal-join-key-cap = teto
terminal-join-me-hint = Aperte o que deve ser · Esc volta à mesa
join-move-ask = Levar o meu lugar para outro aparelho
join-move = Vale por um minuto, uma vez:
join-move-how = No outro aparelho: nightbus join { $url } --code { $move }. Ou abra o endereço num celular e escolha “{ page-join-have-move }”.
join-odds-before = As chances, pelas cartas que você conhece
join-odds-after = O que você acabou de fazer, pelas chances
join-odds-chosen = { $option } – o que você fez
join-cap-form = Diga quantos goles: cap 20, ou cap 0 para nenhum teto
join-coach-form = Diga quando as chances são ditas: coach off, coach after ou coach before
join-glass-form = Diga o que é um gole aqui: { $allowed }. glass open mostra à mesa, glass closed não.
join-name-taken = Já há alguém nesta mesa que se chama { $name }.
join-try-name = Outro nome:
error-join-odds-unread = O servidor diz chances que este programa não conhece: pip install --upgrade nightbus
terminal-join-event-joined = { $name } senta-se
terminal-join-event-bot_joined = { $name } senta-se, um bot
terminal-join-event-left = { $name } saiu
terminal-join-event-kicked = { $name } foi mandado embora
terminal-join-event-renamed = Chama-se agora { $name }
terminal-join-event-house_set = Regras da casa: { $game }, { $rulebook }
terminal-join-event-hosted = { $name } é o anfitrião
terminal-join-event-locked-on = Ninguém mais pode entrar
terminal-join-event-locked-off = Outros podem entrar de novo
terminal-join-event-paused-on = O anfitrião põe a mesa em pausa
terminal-join-event-paused-off = A mesa continua
terminal-join-event-away = { $name } ausentou-se
terminal-join-event-here = { $name } está aqui
terminal-join-event-stood_in = Outro joga por { $name }
terminal-join-event-took_back = { $name } joga de novo
terminal-join-event-timed_out = O tempo de { $name } acabou
terminal-join-event-vote-end = { $by } pede uma votação: acabar o jogo como está?
terminal-join-event-vote-replace = { $by } pede uma votação: outro a jogar por { $name }?
terminal-join-event-vote-passed = A votação foi ganha
terminal-join-event-vote-failed = A votação foi perdida
terminal-join-event-given_up = O jogo acaba como está
terminal-join-event-closed = A mesa está fechada
join-ended = O servidor terminou ({ $code }).



### Page: the shared screen

page-screen-table = Mesa { $code }
page-screen-join = Para entrar
page-screen-locked = Portas fechadas
page-screen-seats = Lugares
page-screen-rule = A regra deste momento (tecla ?)
page-screen-rule-book = { $game }, regras { $book }
page-screen-sound = Som (tecla M)
page-screen-muted = Som desligado (tecla M)
page-screen-pub = Modo bar: só a mesa (tecla P)
page-screen-summary = A noite em números
page-screen-again = A saideira? O celular do anfitrião começa a próxima partida.
page-screen-given-up = A partida acabou por votação
page-screen-over = Esse foi o último ponto
page-screen-and = { $one } · { $other }

page-screen-gone-tunnel = No túnel
    .next = Não dá para alcançar a máquina da mesa. Ela está ligada, e na mesma rede? Esta tela continua tentando.
page-screen-gone-refused = Fora do ônibus
page-screen-gone-failed = Não chegou
    .next = Esta parte da página não pôde ser buscada. A máquina da mesa está ligada, e na mesma rede?
page-screen-gone-replaced = Aberta em outro lugar
    .next = Esta tela está aberta em outra janela. Dá para trazê-la de volta para cá.
page-screen-gone-closed = Ponto final
    .next = O anfitrião fechou a mesa. Boa volta para casa.
page-screen-gone-kicked = Desceu do ônibus
    .next = O anfitrião tirou esta tela da mesa. Ela pode subir de novo.
page-screen-gone-token = Aqui ninguém conhece
    .next = A mesa não conhece mais esta tela. Ela pode subir de novo.
page-screen-tunnel = No túnel.
page-screen-tunnel-next = A mesa fica como está. Tentativa { $attempt } de voltar.
page-screen-paused = O ônibus espera.
page-screen-paused-host = { $name } pausou a mesa, e decide quando continua.
page-screen-paused-nobody = Não há ninguém que joga aqui. Continua com quem voltar primeiro.
page-screen-vote-end = Acabar a partida assim como está?
page-screen-vote-replace = Um substituto joga por { $name }?
page-screen-vote-so-far = { $yes } de { $needed } a favor, faltam { $seconds } s. Vote no celular.
page-screen-vote-yes = a favor
page-screen-vote-no = contra
page-screen-stand-in = Um substituto joga por { $name }, que pode voltar a qualquer hora.
page-screen-stand-in-short = um substituto joga
page-screen-long = Talvez este ônibus não chegue hoje.
page-screen-long-next = Encurtar? Qualquer celular pode chamar uma votação.
page-screen-watching = Você está assistindo. Para jogar, entre com o código.

page-screen-ask-any = Agora é { $name }
page-screen-ask-colour = { $name }, vermelho ou preto?
page-screen-ask-height = { $name }, maior ou menor que { $card }?
page-screen-ask-between = { $name }, entre { $card } e { $second }?
page-screen-ask-suit = { $name }, qual naipe?
page-screen-ask-heat = { $name }, quente ou frio? Quente é a três de distância, no máximo.
page-screen-ask-rank = { $name }, qual valor exato?
page-screen-gives = { $drinks ->
    [0] { $name } dá um shot
   *[other] { $name } dá { drinks }
 }
page-screen-ties-wrong = o mesmo valor é erro
page-screen-ties-redraw = no mesmo valor, dá-se outra
page-screen-ties-right = o mesmo valor é acerto
page-screen-ties-double = o mesmo valor custa o dobro
page-screen-right = certo
page-screen-wrong = errado
page-screen-shot = shot
page-screen-answered = já respondeu
page-screen-believes = acredita
page-screen-still = Falta responder
page-screen-liar = Mentira!
page-screen-says = diz { $name }
page-screen-true = Era verdade
page-screen-bluff = Um blefe
page-screen-if-true = É verdade?
page-screen-if-true-then = { $shot ->
    [0] Quem duvida bebe { drinks }.
   *[other] Quem duvida vira dois shots.
 }
page-screen-if-not = Não é?
page-screen-if-not-then = { $shot ->
    [0] { $name } bebe { drinks } e pega a carta de volta, vista por todos.
   *[other] { $name } vira dois shots e pega a carta de volta, vista por todos.
 }
page-screen-aboard = Todos a bordo!
page-screen-ride = Tentativa { $attempt } · { $turned ->
    [0] nenhuma carta virada
    [one] { $turned } carta virada
   *[other] { $turned } cartas viradas
 }
page-screen-attempts = Tentativas até aqui
page-screen-attempt-ended = { $card }, { $drinks }
page-screen-so-far = { $drinks ->
    [0] nada até aqui
    [one] { $drinks } gole até aqui
   *[other] { $drinks } goles até aqui
 }
page-screen-cap = acaba em { $drinks }
page-screen-gets-on-jack = Sobe um valete
page-screen-gets-on-queen = Sobe uma dama
page-screen-gets-on-king = Sobe um rei
page-screen-gets-on-ace = Sobe um ás
page-screen-back = { $drinks ->
    [one] { $drinks } gole, e de volta ao bar
   *[other] { $drinks } goles, e de volta ao bar
 }
page-screen-costs = { $drinks ->
    [one] { $drinks } gole, e segue viagem
   *[other] { $drinks } goles, e segue viagem
 }
page-screen-comes-along = { $name } vem junto?

page-screen-no = Não.
page-screen-next = a seguir
page-screen-chips = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
 }
page-screen-wins = { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
 }

page-screen-last-lap = Pegar uma carta, ou ficar?
page-screen-may-stop = na primeira vez já se pode parar o ônibus
page-screen-stopping = Parada. { $name } tocou a campainha
page-screen-stopped = parou
page-screen-stands = fica
page-screen-drives-on = segue
page-screen-loses-token = perde um marcador
page-screen-odds = As chances de { $name }
page-screen-odds-after = As chances que { $name } tinha
page-screen-odds-losing = A chance de { $name } perder
page-screen-odds-true = é verdade
page-screen-odds-never = Não pode ser verdade
page-screen-odds-surely = Tem de ser verdade
page-screen-odds-clean = em casa sem mais um gole

### Page: Chase the Ace and Stop the Bus on the phone

## Round the table, in games of lives and of tokens
page-round-around = Em volta da mesa
page-round-you = você
page-round-asked = está na vez
page-round-stopped = parou o ônibus
page-round-last-turn = tem a última vez
page-round-lent = marcador emprestado
page-round-decides = { $name } decide
page-round-your-turn = Vamos à minha vez
page-round-you-win = Você venceu
page-round-coach = A chance de perder
page-round-standing = Como está a noite
page-round-wins = partidas vencidas
page-round-chips = fichas ganhas ou perdidas

## Chase the Ace
page-chase-other = { $name }: { $ask }
page-chase-down = Sua carta, virada para baixo: aperte para ver, aperte de novo para esconder
page-chase-or-tap = Ou toque uma vez, e mais uma para esconder.
page-chase-let-go = Solte e ela vira para baixo.
page-chase-up = Sua carta está aberta: todos a veem.
page-chase-seen-by = Vista também por { $names }
page-chase-holds = Com { $name } está { $card }: você já viu.
page-chase-face-up = Abertas:
page-chase-no = Sem troca
page-chase-rule = Rodada { $round } · a mais baixa perde, o rei bloqueia
page-chase-rule-cuckoo = Rodada { $round } · a mais baixa perde, o Cuco bloqueia
page-chase-yours = a carta que tem
page-chase-you-are-out = Você está fora
page-chase-stay-small = com o que tem
page-chase-with = com { $name }
page-chase-keep = Fico
page-chase-draw = Compro
page-chase-draw-small = do monte
page-chase-enough = Chega
page-chase-enough-small = sem segunda troca
page-chase-again = Troco de novo
page-chase-keep-small = aberta como está
page-chase-redeal = Dar de novo
page-chase-redeal-small = para todos
page-chase-dealing = As cartas estão chegando.
page-chase-showdown = Todas abertas
page-chase-showdown-small = A mais baixa perde
page-chase-lose = Você perde { lives }
page-chase-safe = A salvo
page-chase-loses = perde
page-chase-out = Você está fora, com vista boa

## Stop the Bus
page-stop-other = { $name }: { $ask }
page-stop-last-turn = Sua última vez
page-stop-you-stopped = Você parou o ônibus
page-stop-middle = No meio
page-stop-hand = Sua mão
page-stop-tap = toque em uma
page-stop-now = agora
page-stop-after = depois da troca
page-stop-all-small = ou toque em uma de cada fila
page-stop-you-are-out = Você está fora
page-stop-choose = Uma de cada fila
page-stop-swap = Sai { $put }, entra { $take }
page-stop-swap-and-stop = Trocar e parar o ônibus
page-stop-hold = segure: os outros têm mais uma vez
page-stop-drive = Encerrar a vez
page-stop-drive-small = o ônibus segue
page-stop-stand-small = a mão fica como está
page-stop-dealing = As cartas estão chegando.
page-stop-lent = emprestado
page-stop-showdown = O ônibus parou
page-stop-showdown-small = A mão mais baixa perde um marcador
page-stop-lose = Você perde um marcador
page-stop-safe = A salvo
page-stop-loses = perde um marcador
page-stop-out = Você está fora, com vista boa
page-stop-lent-now = Você segue com uma marcador emprestado.
page-stop-limit = { $turns ->
    [one] Mais esta vez, e o ônibus para sozinho.
   *[other] Mais { $turns } vezes cada um, e o ônibus para sozinho.
 }



### Page: one phone passed round

page-pass = Um celular para todos
page-pass-about = De mão em mão; ninguém vê as cartas dos outros
page-pass-route = Linha
page-pass-rules = Regras da casa
page-pass-riders = Quem joga
page-pass-name = Jogador { $number }
page-pass-face = Outra cara para o jogador { $number }
page-pass-off = { $name } não joga
page-pass-add = Mais um
page-pass-bots = Robôs que vão junto
page-pass-names-first = Primeiro os nomes
page-pass-till = Os outros olham para o lado até você responder
page-pass-turn = { $name }, é a sua vez.
page-pass-everybody = À vista de todos
page-pass-on = Passar
page-pass-hide = Esconder
page-pass-code = Outros celulares e uma tela podem entrar com o código { $code }.
page-pass-vote-by = Quem pediu: { $name }
page-pass-pack = Guardar as cartas
page-pass-pack-small = a mesa é fechada



### Page: the night in figures, replay, the lab

page-summary = Ponto final
page-summary-small = Mesa { $code }
page-summary-pays = A viagem mais longa paga a primeira rodada: { $name }
page-summary-counting = Contando os bilhetes
page-summary-counting-next = As chances de cada decisão são calculadas mais uma vez.
page-summary-still = Ainda não chegou
page-summary-still-next = A partida ainda está em andamento. Os números ficam aqui quando ela acabar.
page-summary-goes-on = A próxima partida começou.
page-summary-table-back = Para a mesa
page-summary-next = Mais uma partida
page-summary-tile-ride = Viagem mais longa
    .big = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
     }
    .line = { $other ->
        [one] Uma tentativa, direto.
       *[other] Em casa na tentativa { $other }.
     }
page-summary-tile-bluff = Melhor blefe
    .big = “{ $word }”
    .line = { $amount ->
        [one] Era { $card }. Acreditaram.
       *[other] Era { $card }. { $amount } pessoas acreditaram.
     }
page-summary-tile-call = Melhor denúncia
    .big = Não era “{ $word }”
    .line = { $other } pôs { $card } e foi descoberto.
page-summary-tile-lucky = Mais sorte
    .big = { $amount } a menos
    .line = { $unit ->
        [lives] As cartas foram gentis: tantas vidas perdidas a menos que o normal para essas escolhas.
        [tokens] As cartas foram gentis: tantos marcadores perdidos a menos que o normal para essas escolhas.
       *[drinks] As cartas foram gentis: tantos goles a menos que o normal para essas escolhas.
     }
page-summary-tile-unlucky = Mais azar
    .big = { $amount } a mais
    .line = O baralho tinha outros planos. Acontece.
page-summary-tile-close = Por um triz
    .big = { $amount ->
        [one] Um ponto
       *[other] { $amount } pontos
     }
    .line = Só isso até em casa, e de volta ao início.
page-summary-tile-shot = Tiro mais longo
    .big = { $amount }
    .line = Disse { $word } com essa chance, e acertou.
page-summary-tile-pays = Primeira rodada
    .big = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
     }
    .line = Quem faz a viagem mais longa paga.
page-summary-tile-won = Quem ficou de pé
    .big = { $amount ->
        [one] { $amount } rodada
       *[other] { $amount } rodadas
     }
    .line = Ainda ali quando todos os outros tinham saído.
page-summary-tile-kings = Reis no caminho
    .big = { $amount ->
        [one] Um rei
       *[other] { $amount } reis
     }
    .line = Queria trocar. O rei não.
page-summary-tile-edge = Por um fio
    .big = { $amount ->
        [one] { $amount } rodada
       *[other] { $amount } rodadas
     }
    .line = { $unit ->
        [tokens] Tanto tempo com um só marcador.
       *[other] Tanto tempo com uma só vida.
     }
page-summary-tile-hand = Melhor mão
    .big = { $word }
    .line = { $cards }
page-summary-tile-quick = Parada mais rápida
    .big = { $amount ->
        [one] Na primeira vez
       *[other] { $amount } vezes
     }
    .line = Não precisou de mais para parar o ônibus.
page-summary-over = { $unit ->
    [lives] Vidas ao longo da partida
    [tokens] Marcadores ao longo da partida
   *[drinks] Goles ao longo da partida
 }
page-summary-over-line = { $unit ->
    [drinks] A subida mais forte é de { $name }.
   *[other] A queda mais forte é de { $name }.
 }
page-summary-first = primeira carta
page-summary-last = última carta
page-summary-table = O mesmo em tabela
page-summary-seat = Lugar
page-summary-apart = Sorte e escolha
page-summary-apart-line = { $unit ->
    [lives] Contra a melhor escolha de cada vez. As escolhas de { $name } custaram mais: { $amount } vidas, em média.
    [tokens] Contra a melhor escolha de cada vez. As escolhas de { $name } custaram mais: { $amount } marcadores, em média.
   *[drinks] Contra a melhor escolha de cada vez. As escolhas de { $name } custaram mais: { $amount } goles, em média.
 }
page-summary-apart-best = Todos escolheram tão bem quanto era possível. O resto foram as cartas.
page-summary-apart-spared = Nenhuma escolha custou nada ao próprio lugar. Quem mais poupou os outros: { $name }, { $amount } goles, em média.
page-summary-spared = Poupou aos outros
page-summary-took = { $unit ->
    [drinks] Tomou
   *[other] Perdeu
 }
page-summary-expected = Melhor jogo
page-summary-ride = Viagens
page-summary-given = Recebeu
page-summary-choice = escolha
page-summary-luck = sorte
page-summary-decisions = Decisões
page-summary-right = { $unit ->
    [drinks] à direita da linha: mais goles
   *[other] à direita da linha: mais perdas
 }
page-summary-real = Esperado e real
page-summary-real-line = { $unit ->
    [lives] Uma partida assim tira { $mean } vidas de cada um; em 9 de 10 noites, até { $most }. De { $nights } noites jogadas por robôs.
    [tokens] Uma partida assim tira { $mean } marcadores de cada um; em 9 de 10 noites, até { $most }. De { $nights } noites jogadas por robôs.
   *[drinks] Uma noite assim dá { $mean } goles para cada um; em 9 de 10 noites, até { $most }. De { $nights } noites jogadas por robôs.
 }
page-summary-real-games = { $unit ->
    [lives] { $games } partidas assim tiram { $mean } vidas de cada um. De { $nights } partidas jogadas por robôs.
   *[tokens] { $games } partidas assim tiram { $mean } marcadores de cada um. De { $nights } partidas jogadas por robôs.
 }
page-summary-mean = Esperado
page-summary-usual = esperado { $mean }
page-summary-band = 9 de 10 noites acabam aqui
page-summary-mine = A sua noite
page-summary-mine-had = { $unit ->
    [soft] Sem álcool: { $drinks }
    [water] Água: { $drinks }
    [points] Goles: { $drinks }
    [nothing] Goles: { $drinks }
   *[beer] Cerveja: { $drinks }
 }
page-summary-mine-points = { $points ->
    [one] { $points } como ponto
   *[other] { $points } como pontos
 }
page-summary-mine-lost = { $unit ->
    [lives] Vidas perdidas: { $amount }
   *[tokens] Marcadores perdidos: { $amount }
 }
page-summary-mine-apart = Decisões com chances: { $decisions }. As escolhas custaram { $choice }, a sorte fez { $luck }.
page-summary-mine-private = Só você vê isto.
page-summary-keep = Para levar
page-summary-replay = Ver de novo
page-summary-proof = Conferir o embaralhamento
page-summary-picture = Imagem para compartilhar
page-summary-picture-foot = Nightbus. Todos chegaram em casa.
page-summary-picture-failed = A imagem não pôde ser feita neste aparelho
page-summary-log = O registro em arquivo

page-proof = Conferir o embaralhamento
page-proof-about = Calculado neste aparelho, só com o registro. O servidor não é consultado.
page-proof-right = Está como foi lacrado
page-proof-part = Nenhuma linha está errada, mas a semente nunca foi mostrada
page-proof-wrong = A linha { $line } está errada
page-proof-wrong-cut = O registro acaba no meio de uma linha. Falta uma parte dele.
page-proof-wrong-chain = Esta linha, ou uma antes dela, foi mudada depois de escrita.
page-proof-wrong-form = Isto não é o registro de um embaralhamento que se possa conferir. Cartas de um baralho de verdade não podem.
page-proof-wrong-order = Algo foi dito na ordem errada, de modo que poderia ter sido escolhido depois.
page-proof-wrong-hash = O que se mostrou aqui não é o que estava lacrado.
page-proof-wrong-pick = Esta carta não sai das sementes. Foi tirada outra.
page-proof-game = Partida { $game }
page-proof-by = O servidor e estes aparelhos misturaram as cartas, cada um lacrado antes de abrir qualquer um: { $names }.
page-proof-by-none = O servidor misturou as cartas sozinho; nenhum aparelho pôs a sua parte. A semente foi lacrada antes da primeira carta.
page-proof-left = Ficaram de fora, pois não abriram o que tinham lacrado: { $names }.
page-proof-drawn = { $cards ->
    [one] { $cards } carta tirada de novo: a mesma.
   *[other] { $cards } cartas tiradas de novo: todas iguais.
 }
page-proof-sealed = A semente deste embaralhamento nunca foi mostrada; as cartas não podem ser tiradas de novo.
page-proof-seal = Lacre: { $hash }
page-proof-not = Não fica provado que ninguém mostrou a mão, nem que este é o registro da sua partida. Para isso, compare o último elo e o lacre com o que os outros anotaram.
page-proof-chain = Último elo: { $chain }
page-sheet-seal = Lacre deste embaralhamento, feito antes da primeira carta: { $hash }

page-replay = De novo, às claras
page-replay-small = Mesa { $code }, última partida
page-replay-winding = Voltando a fita
page-replay-winding-next = Todas as cartas são dadas de novo.
page-replay-still = Ainda não chegou
page-replay-still-next = A partida ainda está em andamento, e as mãos ficam fechadas. Um registro em arquivo pode ser visto já.
page-replay-none = Nada para rever
page-replay-file = Abrir um registro em arquivo
page-replay-proof = Conferir o embaralhamento
page-replay-summary = A noite em números
page-replay-place = Posição na partida
page-replay-said = { $at } de { $last }. { $told }
page-replay-play = Tocar (espaço)
page-replay-pause = Pausar (espaço)
page-replay-step = Um passo à frente (seta direita)
page-replay-step-back = Um passo atrás (seta esquerda)
page-replay-miss = Próxima escolha que não foi a melhor (N)
page-replay-miss-before = Escolha anterior que não foi a melhor (P)
page-replay-quiet = Nada a contar aqui.
page-replay-why = Por quê?
page-replay-events = O que aconteceu
page-replay-misses = { $count ->
    [one] { $count } escolha não foi a melhor. N leva até ela.
   *[other] { $count } escolhas não foram as melhores. N leva à próxima.
 }
page-replay-no-misses = Toda escolha com chances foi a melhor que havia.
page-replay-missed = não foi a melhor
page-replay-odds = Chances desta escolha
page-replay-choice = { $name } escolheu
page-replay-fine = Tão boa quanto qualquer outra.
page-replay-worse = { $unit ->
    [lives] A melhor teria poupado { $amount } vidas, em média.
    [tokens] A melhor teria poupado { $amount } marcadores, em média.
   *[drinks] A melhor teria poupado { $amount } goles, em média.
 }
page-replay-spared = Não custou nada, mas poupou aos outros { $amount } goles que se podia dar de graça.
page-replay-costs = { $unit ->
    [lives] O que cada uma custaria, em vidas, pelo que o lugar sabia das cartas:
    [tokens] O que cada uma custaria, em marcadores, pelo que o lugar sabia das cartas:
   *[drinks] O que cada uma custaria, em goles, pelo que o lugar sabia das cartas:
 }
page-replay-chosen = escolhida
page-replay-best = melhor
page-replay-more = { $count ->
    [one] mais { $count }
   *[other] mais { $count }
 }
page-replay-right = acerta { $chance }
page-replay-true = a afirmação é verdadeira { $chance }
page-replay-rank = { $kind }, melhor que { $chance } de todas as mãos
page-replay-gives = os outros tomam { $amount }
page-replay-rider = viaja
page-replay-dealer = dá as cartas
page-replay-stopper = parou o ônibus
page-replay-laid = na mesa
page-replay-pyramid = A pirâmide
page-replay-line = A viagem
page-replay-middle = O meio

page-lab = O laboratório
page-lab-small = Milhares de noites jogadas por robôs, para ninguém ter de testar todas
page-lab-set = As regras
page-lab-side = { $side }: { $book }
page-lab-book = Livro de regras
page-lab-seats = Lugares
page-lab-rules = Regras da casa
page-lab-changed = { $changed ->
    [0] como no livro
    [one] { $changed } mudada
   *[other] { $changed } mudadas
 }
page-lab-remove = Tirar
page-lab-compare = Comparar com outras regras
page-lab-nights = Noites a jogar
page-lab-run = Jogar
page-lab-busy = As noites estão sendo jogadas.
page-lab-warming = O laboratório está aquecendo: meio minuto, uma vez só. Ele segue sozinho.
page-lab-queue = O servidor está ocupado. Ele segue sozinho.
page-lab-exactly = Agora as chances exatas.
page-lab-stale = As regras mudaram desde então. Jogue de novo para ver os números.
page-lab-stated = Simulado: { $nights } noites de cada, jogadas pelos robôs do bar, semente { $seed }. ± é um erro padrão. O que é exato está marcado.
page-lab-measure-drinks = Goles de uma pessoa
page-lab-measure-lost = Perdas de um lugar
page-lab-measure-rows = Duração de uma viagem
page-lab-measure-ride = Goles de uma viagem
page-lab-measure-rounds = Rodadas de uma partida
page-lab-measure-minutes = Minutos de uma noite
page-lab-axis-drinks = goles
page-lab-axis-lost = vidas ou marcadores
page-lab-axis-rows = fileiras ou tentativas
page-lab-axis-ride = goles
page-lab-axis-rounds = rodadas
page-lab-axis-minutes = minutos
page-lab-reach = Metade fica em até { $half }, 9 de 10 em até { $nine }, 99 de 100 em até { $most }.
page-lab-exact-mean = A média exata é { $mean }.
page-lab-exact = exato
page-lab-exact-key = exato, por contagem
page-lab-mean-key = tracejado: a média
page-lab-table = O mesmo em tabela
page-lab-svg = Salvar como SVG
page-lab-by-seat = Por lugar
page-lab-by-seat-line = A média de cada lugar da mesa, em sentido horário, quem dá as cartas por último. { $name }.
page-lab-place = Lugar
page-lab-seat = Lugar { $seat }
page-lab-dealer = Quem dá as cartas
page-lab-mean = Média
page-lab-nine = 9 de 10 em até
page-lab-known = O que se sabe com exatidão: { $name }
page-lab-question = Pergunta { $question } certa, com a melhor resposta
page-lab-clean = Em casa na primeira tentativa
page-lab-attempts = Tentativas de uma viagem
page-lab-cards = Cartas de uma viagem
page-lab-ride-drinks = Goles de uma viagem
page-lab-json = Tudo em JSON
page-lab-csv = Todas as contagens em CSV
page-lab-sweep = Uma regra, de ponta a ponta
page-lab-sweep-about = O resto fica como está acima. Em amarelo, o ajuste atual.
page-lab-switch = Escolha uma regra da casa
page-lab-turn = Testar
page-lab-stop = Parar
page-lab-left = { $left ->
    [one] falta { $left } ajuste
   *[other] faltam { $left } ajustes
 }
page-lab-setting = Ajuste
page-lab-sweep-few = Ainda há poucos ajustes para comparar.
page-lab-sweep-line = A média vai de { $least } a { $most }.


### Page: the doors, the table's set-up and the lobby

## The doors

page-home-small = Ride the Bus, Chase the Ace, Stop the Bus
page-home-mine = Suas mesas
page-home-back = Voltar a bordo
page-role-seat = Seu lugar está guardado
page-role-host = Você abriu esta mesa
page-role-screen = A tela da mesa
page-role-spectator = Você está assistindo
page-code = O código da tela
page-code-short = O código tem quatro letras (seis na internet). Ele está na tela da mesa e no celular do anfitrião.
page-home-join = Subir
page-home-listed = Mesas em que qualquer um pode entrar
page-home-listed-seats = { $seats ->
    [one] { $seats } a bordo
   *[other] { $seats } a bordo
 }{ $playing ->
    [yes] , jogando
   *[no] , na espera
 }
page-home-try = Jogar uma mão
page-home-try-about = Já, contra robôs
page-home-open = Abrir uma mesa
page-home-open-about = Escolha o jogo e as regras da casa
page-home-more = Mais
page-home-pass = Um celular só
page-home-lab = Chances e laboratório
page-home-language = Idioma
page-home-replay = Rever uma partida
page-replay-pick = Escolha o registro salvo no fim de um jogo. Ele fica entre esta página e a máquina da mesa.
page-book-classic = Ride the Bus, clássico
page-book-party = Ride the Bus, festa
page-book-commission = Ride the Bus, comissão
page-book-chase-the-ace = Chase the Ace
page-book-stop-the-bus = Stop the Bus


## Getting on

page-join = Todos a bordo
page-join-on = Subir
page-join-small = Sem app, sem conta
page-join-name = Como chamam você
page-join-nameless = Os outros precisam chamar você de algum jeito.
page-join-face = Sua cara
page-glass = No seu copo, um gole é de
page-unit-beer = Cerveja
page-unit-soft = Refri
page-unit-water = Água
page-unit-points = Pontos
page-unit-nothing = Nada
page-unit-driving = Vou dirigir
page-glass-driver-about = Tudo o que você deve vira pontos, desde a primeira carta
page-glass-open = A mesa pode ver
page-glass-open-about = Senão, só você vê. O jogo é o mesmo
page-join-screen = Esta é a tela da mesa
page-join-watch = Só assistir
page-join-have-move = Trazer meu lugar de outro celular
page-join-moving = Seu lugar, aqui
page-join-moving-small = Cartas, goles e a vez vêm junto
page-join-move = O código de uma vez só
page-join-take = Assumir meu lugar
page-join-new-seat = Melhor um lugar novo
page-join-busy = A porta está abrindo
page-join-next-game = Há um jogo em andamento. No próximo, você tem lugar.
page-join-unavailable = A máquina da mesa não responde. Ela está ligada, e na mesma rede deste celular?


## A hand at once

page-try = Dando as suas cartas
page-try-about = Três robôs se sentam. São boa companhia.
page-try-failed = As cartas não vieram
page-try-name = Novato


## Opening a table

page-new = Para onde hoje?
page-new-small = Cinco livros de regras, cinco linhas
page-new-players = De { $low } a { $high } jogadores.
page-route-classic = Longa, e sabe disso.
page-route-party = Em casa antes da meia-noite.
page-route-commission = Para quem lê o manual.
page-route-chase-the-ace = Aprende-se em dois minutos.
page-route-stop-the-bus = Calma, e de repente não.
page-back = Voltar
page-new-rules = Regras da casa
page-new-rules-small = { $book }: { $changed ->
    [0] como no livro
    [one] { $changed } mudada
   *[other] { $changed } mudadas
 }
page-preset = A noite num toque
page-preset-gentle = Leve
page-preset-book = Pelo livro
page-preset-bold = Ousada
page-new-folded = { $count ->
    [one] { $count } regra que não pesa do jeito que está
   *[other] { $count } regras que não pesam do jeito que está
 }
page-new-changed = diferente do livro
page-new-mend = { $title }: { $value }
page-new-row = Fila { $row }
page-new-question = Pergunta { $question }
page-new-row-less = Uma fila a menos
page-new-row-more = Uma fila a mais
page-new-next = Quem joga
page-new-who = Quem joga?
page-new-device = Este aparelho
page-new-play = Eu jogo nele
page-new-play-about = Um lugar e os ajustes do anfitrião
page-new-screen = É a tela da mesa
page-new-screen-about = TV ou laptop; o primeiro celular a bordo é o anfitrião
page-new-open = Abrir a mesa


## The night it will give

page-night = A noite que vai dar
page-night-outlook = { $outlook ->
   *[mild] Previsão: amena
    [wet] Previsão: úmida
    [stormy] Previsão: tempestade
    [flood] Previsão: dilúvio
    [short] Previsão: curta e seca
    [long] Previsão: longa e seca
 }
page-night-seats = Lugares
page-night-drinks = goles cada
page-night-most = ou menos em 9 de 10 noites
page-night-rounds = rodadas
page-night-shots = shots cada
page-night-minutes = minutos; 9 de 10 noites em até { $most }
page-night-long = das viagens levam mais de dez tentativas
page-night-exact = exato
page-night-each = Goles por lugar
page-night-dealer = mesa
page-night-hardest = Quem mais sofre: { $from ->
    [0] quem dá as cartas
    [1] quem vem depois de quem dá
   *[other] o lugar { $from } depois de quem dá
 }, com { $share } dos goles.
page-night-alike = Nenhum lugar sofre claramente mais.
page-night-brutal = Talvez este ônibus não chegue hoje. Encurtar?
page-night-cured = { $drinks ->
    [one] { $drinks } gole cada
   *[other] { $drinks } goles cada
 }
page-night-nights = { $nights ->
    [one] { $nights } noite jogada por robôs; ± é um erro padrão.
   *[other] { $nights } noites jogadas por robôs; ± é um erro padrão.
 }
page-night-plain = Menos que o normal: o laboratório ainda esquenta ou não está instalado.
page-night-refused = Nenhuma mesa poderia jogar com estas regras
page-night-away = Sem previsão agora. Dá para abrir a mesa sem ela.
page-night-coming = Olhando o céu
page-night-bar = { $drinks } goles cada, { $minutes } minutos
page-night-bar-dry = { $minutes } minutos, sem goles


## How the table is kept

page-set-cap = O teto
page-set-cap-about = Acima dele, os goles do lugar viram pontos
page-set-cap-at = Goles por jogo
page-set-safety = Água vale, e nada também. Quem dirige só tem pontos desde a primeira carta.
page-set-seconds = Tempo para decidir
page-set-no-limit = Sem limite
page-set-so-long = { $seconds } s
page-set-absent = Alguém está ausente: o lugar é jogado por
page-set-grace = Isso começa depois de
page-absent-bot = Um robô
page-absent-default = A escolha mais calma
page-absent-wait = Ninguém: a gente espera
page-set-coach = As chances aparecem
page-set-coach-off = Nunca
page-set-coach-after = Depois da resposta
page-set-coach-before = Antes dela
page-set-listed = Qualquer um pode achar
page-set-listed-about = A mesa aparece na lista de mesas abertas
page-set-invited = Só por QR ou link
page-set-invited-about = O código sozinho não abre a porta


## The lobby

page-lobby-all = Todos a bordo?
page-lobby-again = Mais uma?
page-lobby-waiting = Esperando { $name }
page-lobby-soon = Já vamos sair
page-lobby-aboard = { $count ->
    [0] ninguém a bordo
   *[other] { $count } a bordo
 }
page-lobby-small = { $count ->
    [0] ninguém a bordo
   *[other] { $count } a bordo
 }, { $room ->
    [0] lotado
   *[other] cabem mais { $room }
 }
page-lobby-free = livre
page-lobby-home = Casa
page-code-table = O código da mesa
page-lobby-qr = Chamar gente
page-lobby-locked = As portas estão fechadas
page-lobby-change-me = { $unit }. Nome, cara, copo
page-lobby-you = você
page-lobby-host = anfitrião
page-lobby-dealer = dá as cartas
page-lobby-bot-pub = robô
page-lobby-bot-random = robô, joga qualquer coisa
page-lobby-bot-pub-about = Joga como freguês
page-lobby-bot-random-about = Joga qualquer coisa
page-lobby-away = fora
page-lobby-ready = aqui
page-lobby-up = { $name }: um lugar acima
page-lobby-down = { $name }: um lugar abaixo
page-lobby-about = { $name }: mais
page-lobby-moved = { $name } está no lugar { $place }
page-lobby-add-bot = Mais um robô
page-lobby-add-random = Um robô maluco
page-lobby-keeper = Ajustes do anfitrião
page-lobby-changed = { $changed ->
    [one] { $changed } regra diferente do livro
   *[other] { $changed } regras diferentes do livro
 }
page-lobby-cap = Teto: acima de { drinks } num jogo, o lugar soma pontos
page-lobby-all-rules = Todas as regras
page-lobby-change-rules = Mudar as regras
page-lobby-rules = As regras desta casa
page-lobby-summary = Rever o último jogo
page-lobby-few = { $count ->
    [one] Falta mais um
   *[other] Faltam mais { $count }
 }
page-lobby-start = Vamos lá
page-lobby-next = Próximo jogo, mesma turma
page-lobby-no-host = O anfitrião saiu.
page-lobby-take-host = Eu assumo
page-lobby-starts = { $name } começa o jogo
page-lobby-starts-screen = O jogo começa na tela da mesa
page-lobby-lock = Portas fechadas
page-lobby-lock-about = Ninguém mais sobe
page-lobby-pace = Segundos entre as cartas
page-lobby-close = Fechar a mesa
page-lobby-close-about = O que foi jogado fica guardado
page-lobby-others = Os lugares dos outros
page-lobby-seat-dealer = Dá as cartas primeiro
page-lobby-seat-dealer-any = Deixar as regras escolherem quem dá
page-lobby-seat-dealer-any-about = Ninguém fica marcado
page-lobby-seat-elsewhere = Para outro celular
page-lobby-seat-elsewhere-about = Lugar, cartas e goles vão junto
page-lobby-seat-host = Tornar anfitrião
page-lobby-seat-kick = Tirar do ônibus
page-lobby-seat-kick-bot = Mandar o robô embora
page-lobby-seat-kick-about = Um substituto termina o jogo
page-lobby-move-about = Vale um minuto, uma vez. Escaneie com o outro celular, ou abra o endereço nele, escolha “Trazer meu lugar” e digite o código longo.
page-code-or = ou abra { $host } e digite
page-code-about = Celulares na mesma rede escaneiam. Sem app, sem conta.
page-code-invited = Esta mesa pede o QR ou o link; o código sozinho não abre a porta.
page-code-share = Compartilhar o link
page-code-copy = Copiar o link
page-code-copied = Link copiado
page-me = Você nesta mesa
page-me-done = Sou eu
page-house-book = Linha
page-house-set = Jogar com estas


## The street, on the shared screen

page-street-line = O último ônibus sai quando vocês saírem
page-street-room = { $room ->
    [0] lotado
   *[other] cabem mais { $room }
 }
page-street-here = Suba aqui
page-street-foot = Sem app, sem conta. Água também vale.
page-street-no-host = Ainda sem anfitrião: um celular a bordo diz “Eu assumo”
page-street-locked-about = O anfitrião pode abrir de novo
page-street-shuffling = Embaralhando juntos
page-street-parts = { $opened } de { $sealed } celulares já puseram sua parte
page-street-mixing = Ninguém arruma este baralho
page-street-mixing-about = A ordem vem da semente selada da máquina e de um número de cada celular. Confira no fim do jogo.
page-lobby-part-in = já pôs sua parte
page-lobby-part-sealed = selado, ainda fechado
page-lobby-result-given-up = O jogo acabou por votação
page-lobby-result-nobody = Ninguém precisou viajar
page-lobby-result-rode = { $name } viajou: { $attempt ->
    [one] uma tentativa
   *[other] { $attempt } tentativas
 }, { drinks }
page-lobby-result-won = { $name } venceu
