/**
 * Words that the most common passwords of published leaks consist of, alone or followed by digits
 * or symbols. Rules in `password-strength.ts` detect digit runs, keyboard runs, repetitions and
 * dates.
 */
const words = `
password passwort passwd passw0rd parola motdepasse contrasena contrasenya senha wachtwoord geheim secret secreto secure
security private access letmein letmeinnow welcome welcome1 willkommen bienvenue bienvenido benvenuto hello hellohello
helloworld goodbye hallo bonjour admin administrator adminadmin root toor rootroot user username guest test tester testing
testtest test123 demo default changeme changeit change temp temporary pass passpass login signin master mypass mypassword
mypass123 newpass newpassword nopassword nopass noaccess internet computer computador windows microsoft apple google
facebook twitter instagram youtube yahoo hotmail gmail linkedin amazon samsung nokia iphone android laptop keyboard
monkey dragon shadow sunshine princess princesa prinzessin football fussball futbol soccer baseball basketball hockey
golfer tennis cricket rugby superman batman spiderman ironman hulk starwars startrek pokemon pikachu naruto minecraft
fortnite roblox nintendo playstation xbox360 mario zelda sonic matrix hunter hunter2 killer trustno1 whatever nothing
something anything everything forever forever1 together iloveyou iloveyou1 iloveyou2 iloveu iloveme iloveyo loveyou
lovelove loveme lovely lover mylove love123 loveyou1 teamo tequiero teamomucho jetaime doudou chouchou schatz schatzi
liebe ichliebedich amore amoremio amorcito amor123 corazon corazon1 sweetheart sweetie honey honeybunny darling babygirl
babyboy baby123 angel angel1 angels angelito angelica heaven jesus jesus1 jesuschrist christ godisgood god123 blessed
bless faith grace hope123 charlie michael michelle jordan jordan23 ashley jessica daniel daniela andrew andrea anthony
thomas joshua matthew robert richard william george jennifer jasmine samantha amanda nicole natalie melissa stephanie
elizabeth victoria vanessa veronica patricia patrick nicholas christian christopher christina jonathan benjamin
alexander alexandra alejandro alejandra sebastian gabriel gabriela fernando fernanda francisco carlos miguel rodrigo
ricardo eduardo marina martina martin marcus markus andreas stefan thorsten sandra sabrina claudia susanne barbara
monica antonio giovanni giuseppe francesco francesca alessandro alessia valentina caroline catherine charlotte
madison taylor hannah hannah1 olivia sophie sophia isabella isabelle lauren rachel rebecca heather brandon justin
jeremy austin tyler1 dylan1 steven edward maggie ginger buster tigger pepper snoopy scooter bailey cookie chocolate
chocolat peanut butter butterfly banana orange cherry strawberry apples coffee cheese hamburger pizza1 sugar1 summer
summer1 winter winter1 spring autumn monday friday sunday january february september october november december
freedom liberty peace1 america england london london1 paris1 berlin munich germany deutschland france espana italia
brasil brazil mexico argentina colombia canada russia moscow polska warszawa turkey istanbul fenerbahce galatasaray
besiktas barcelona barca1 realmadrid arsenal chelsea liverpool liverpool1 manchester manutd everton rangers celtic
juventus milan1 napoli roma1 benfica yankees yankees1 redsox cowboys steelers eagles lakers packers giants raiders
broncos dolphin dolphins panther panthers tigers lions1 bulldog bulldogs wolves mustang corvette ferrari porsche mercedes
bmw123 toyota honda1 yamaha suzuki harley ducati camaro chevrolet chevy1 nissan subaru volkswagen
purple yellow silver golden diamond crystal rainbow flower flowers blossom sunflower orchid roses1 star123 starlight
moonlight midnight sunrise sunset shining thunder lightning storm1 phoenix falcon hawk123 eagle1 wizard warrior knight
samurai ninja1 pirate soldier captain general legend legends champion winner winner1 lucky1 lucky7 fortune money1 money123
dollar million gangster gangsta thuglife ganja marijuana metallica nirvana slipknot eminem beatles elvis1 madonna
rockstar rock123 music1 musica guitar guitar1 drummer piano1 dancer dance1 singer hiphop reggae
camille mickey minnie donald disney cinderella bambi1 garfield simpsons homer1 bartman scoobydoo popeye bugsbunny
gandalf frodo1 legolas aragorn harrypotter hogwarts hermione dumbledore voldemort skywalker darthvader anakin
yoda12 jedi12 terminator rambo1 rocky1 godfather scarface jamesbond bond007 agent007 bigboss bigdaddy bigdog bigboy
daddy1 daddysgirl mommy1 mother father brother sister family family1 friend friends friends1 bestfriend bestfriends
children grandma granny mamapapa mama123 papa123 mamama mommy123 daddy123 single1 married
flowerpower fuckyou fuckyou1 fuckoff fuckme asshole bitch1 bitches bastard bullshit shithead dickhead pussy1 sexy12
sexygirl sexyboy sexylady sexymama sexsex porno1 playboy hotgirl hotstuff hottie hottie1 cutie1 cutiepie cutegirl pretty
prettygirl beautiful beauty gorgeous handsome crazy1 crazygirl stupid idiot1 loser1 monster monsters zombie vampire
vampires twilight dracula ghost1 devil1 devil666 demon1 satan666 lucifer hell666 hunter1 hunting fishing fisher
sailing surfing surfer skater skateboard snowboard swimming runner running biker1 cycling
police doctor nurse1 teacher student students school school1 college university library science physics maths1
office company business manager support service marketing sales1 finance account accounts bank123 banking
qwerty qwertz azerty qwerty1 qwertyu qwertyui qwertyuiop qwerty12 qwertz1 azertyuiop asdfgh asdfghj asdfghjk asdfghjkl
asdasd asdasdasd asd123 asdf123 zxcvbn zxcvbnm zxcasd zxcasdqwe qweasd qweasdzxc qazwsx qazwsxedc wsxedc qwaszx
qweqwe qwe123 qweqweqwe qwer1234 asdf1234 zxcv1234 qaz123 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y zaq12wsx
zaq1zaq1 zaq1xsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 1qazxsw2 1qaz2wsx3edc q2w3e4r5 a1b2c3 a1b2c3d4 abc123 abcd1234
abc12345 abcabc abcdef123 123abc 123qwe 123asd 1234qwer 12qwaszx 123456a 1234567a 12345678a 123456789a a123456
a1234567 a12345678 a123456789 aa123456 aa12345678 q123456 z123456 s123456 k123456 m123456 123456q 123456z 12345a
12345q 12345abc 123456abc 1234abcd 1111aaaa aaaa1111 11112222 11223344 112233 1122334455 121212 123123 123321 1234321
123454321 12344321 123654 123789 147258 147258369 159753 159357 159951 147852 147852369 789456 789456123 741852 741852963
963852741 852456 258456 456123 456789 321321 321654 654321a 696969 131313 141414 151515 101010 202020 212121 232323
252525 010203 01020304 020202 100200 102030 10203040 102938 1029384756 110110 111222 111222333 112358 314159 31415926
271828 420420 5201314 5211314 520520 1314520 7758521 6969696 8675309 90210a 24681012 246810 135790 13579 97531 19283746
woaini woaini1314 woaini520 nihao123 iloveyou3000 anhyeuem khongbiet sayang sayangku bismillah allah1 allahuakbar
muhammad mohamed mohammed ahmed123 mustafa ibrahim abdullah fatima123 krishna ganesh sairam jaimatadi omsairam
india123 indian pakistan pakistan1 lahore karachi mumbai delhi123 chennai bangalore dubai123 egypt1
natasha nastya marina1 oksana svetlana tatyana vladimir dmitry sergey aleksandr privet parol1 lubov1 zvezda
killer1 killer123 naruto1 sakura sasuke itachi pokemon1 digimon dragonball goku123 vegeta onepiece bleach
lovers1 truelove onelove lovehurts ilovegod ilovemom ilovemymom ilovemyself ilovejesus iloveyou12 iloveyou123
mypasswd p@ssword p@ssw0rd pa55word pa55w0rd passw0rd1 password1 password12 password123 password1234 passwords thepassword
yourpassword opensesame sesame abracadabra alohomora blink182 linkinpark greenday metallica1 acdc123 slayer1
northcast podcast podcasts podcaster broadcast microphone
`;

/** Lower case, six characters or more. Shorter ones are listed together with their usual suffix. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
