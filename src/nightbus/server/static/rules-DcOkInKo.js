var e=`part-c = Para todos os jogos
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
 }`;export{e as default};