var e=`page-settings-tap-about = O que se segura, toca-se duas vezes
page-settings-tap = Tocar em vez de segurar
page-settings-still-about = As cartas ficam no lugar, sem voar até lá
page-settings-still = Sem movimento
page-settings-haptics-about = Um toque quando é a sua vez
page-settings-haptics = Vibração
page-settings-sound-about = Todo som também se vê. Tecla M na tela da mesa
page-settings-sound = Som
page-settings-deck-two = Duas cores
page-settings-deck-four = Quatro cores
page-settings-deck = Naipes
page-settings-theme-day = Dia
page-settings-theme-night = Noite
page-settings-theme-auto = Como o aparelho
page-settings-theme = Luz
page-settings-language = Idioma
page-pass-release = Solte e a cortina fecha
page-pass-seen = Já vi
page-pass-hold = Segure para ver
page-pass-others = Os outros, admirem o teto.
page-pass-to = Passe o celular para
page-says-it-is = diz que é
page-sealed = Uma carta fechada, que dizem ser { $rank }
page-card-black = { $card }, preta
page-card-red = { $card }, vermelha
page-stepper-keys = As setas mudam o valor
page-hold-again = Mais uma vez para confirmar
page-go-home = Para o início
page-lost-next = Não há nada nosso neste endereço. O endereço de uma mesa termina com o código dela.
page-lost = Esse ponto não existe
page-try-again = Tentar de novo
page-failed-next = Não deu para buscar esta parte da página. A máquina da mesa está ligada, e na mesma rede?
page-failed = Não chegou
page-loading-next = Esta parte da página está a caminho.
page-loading = Já vem
page-off = não
page-on = sim
page-close = Fechar
page-title = Nightbus
answer-cold = frio
answer-hot = quente
answer-outside = fora
answer-inside = dentro
answer-lower = menor
answer-higher = maior
answer-black = preto
answer-red = vermelho
cuckoo-cuckoo = Cuco
    .the = o Cuco
cuckoo-cat = Gato
    .the = o Gato
cuckoo-horse = Cavalo
    .the = o Cavalo
cuckoo-house = Casa
    .the = a Casa
cuckoo-number = { $value }
    .the = o { $value }
rank-ace = ás
    .the = o ás
rank-king = rei
    .the = o rei
rank-queen = dama
    .the = a dama
rank-jack = valete
    .the = o valete
rank-10 = dez
    .the = o dez
rank-9 = nove
    .the = o nove
rank-8 = oito
    .the = o oito
rank-7 = sete
    .the = o sete
rank-6 = seis
    .the = o seis
rank-5 = cinco
    .the = o cinco
rank-4 = quatro
    .the = o quatro
rank-3 = três
    .the = o três
rank-2 = dois
    .the = o dois
suit-spades = espadas
suit-hearts = copas
suit-diamonds = ouros
suit-clubs = paus
card-hidden = carta fechada
    .the = uma carta
card = { $rank } de { $suit }
tokens = { $tokens ->
    [0] nenhum marcador
    [one] { $tokens } marcador
   *[other] { $tokens } marcadores
 }
lives = { $lives ->
    [0] nenhuma vida
    [one] { $lives } vida
   *[other] { $lives } vidas
 }
shots = { $shots ->
    [0] nenhum shot
    [one] { $shots } shot
   *[other] { $shots } shots
 }
drinks = { $drinks ->
    [0] nenhum gole
    [one] { $drinks } gole
   *[other] { $drinks } goles
 }`;export{e as default};