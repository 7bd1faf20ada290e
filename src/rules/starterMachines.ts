/**
 * Normalizers to begin with (R4.1): the median score of public league play on real machines, rounded to two digits.
 * A commissioner replaces them by the league's own as results come in.
 */

export interface StarterMachine {
  name: string;
  abbreviation: string;
  /** The raw score worth one normalized million. */
  normalizer: number;
}

/** name|abbreviation|normalizer, one machine a line: small in the bundle and easy to mend. */
const LINES = `
AC/DC|ACDC|14000000
Aerosmith|Aerosmith|17000000
Ali|Ali|160000
Attack From Mars|AFM|1000000000
Avengers Infinity Quest|AIQ|35000000
Bad Cats|BadCats|1700000
Batman 66|BM66|88000000
Baywatch|Baywatch|340000000
Beatles|Beatles|1500000
Black Knight Sword of Rage|BKSoR|36000000
Black Rose|BlackRose|9200000
Blackout|Blackout|220000
Bram Stoker's Dracula|BSD|37000000
Bride of Pinbot 2.0|BOP2|5200000
Cactus Canyon|CactusCanyon|11000000
Cactus Canyon Remake|Cactus Canyon Remake|10000000
Centaur|Centaur|350000
Champion Pub|ChampPub|12000000
Charlie's Angels|CA|180000
Circus Voltaire|CV|8300000
Congo|Congo|320000000
Creature from the Black Lagoon|CFTBL|37000000
Dead Pool|DP|49000000
Demolition Man|DM|170000000
Dialed In!|DialedIn|260000
Dirty Harry|DH|280000000
Dolly Parton|DollyParton|100000
Dr Who|DrWho|58000000
Dragon|DRAGON|260000
Dragonfist|Dragonfist|300000
Dungeons and Dragons (Stern)|SDND|160000000
Eight Ball|8Ball|130000
Eight Ball Deluxe|EBD|670000
Elton John|EJ|20000000
Elvira and the Party Monsters|Elvira|1300000
Elvira's House of Horrors|ElviraHouseOfHorrors|20000000
Embryon|Embryon|220000
Fathom|Fathom|390000
Firepower|Firepower|100000
Fish Tales|FT|21000000
Foo Fighters|FOO|61000000
Funhouse|FH|3100000
Game of Thrones|GOT|220000000
Genie|Genie|160000
Ghostbusters|Ghost|61000000
Godzilla|Godzilla|65000000
Godzilla (Sega)|SEGAGOD|56000000
Guardians of the Galaxy|Guardians|55000000
Harlem Globetrotters|Harlem|190000
Hot Wheels|Hot Wheels|55000000
Hotdoggin|Hotdoggin'|270000
HS2 The Getaway|Getaway|45000000
Indiana Jones Adventure (Williams)|Indy|69000000
Indianapolis 500|Indy500|140000000
Iron Maiden|IronMaiden|53000000
Iron Man|IronMan|6500000
Jackbot|Jackbot|560000000
James Bond 007 (Thunderball/Dr No)|007|62000000
Jaws|Jaws|89000000
John Wick|JW|26000000
Judge Dredd|JD|100000000
Junkyard|Junkyard|3900000
King Kong|KONG|81000000
Led Zeppelin|LZ|23000000
Lord of the Rings|LOTR|12000000
Lost World Bally|LW|57000
Mandalorian|Mandalorian|61000000
Mars Trek|MarsTrek|350000
Medieval Madness|MM|9300000
Metallica|Metallica|9800000
Meteor|Meteor|230000
Monopoly|Monopoly|5700000
Monster Bash|MB|16000000
Munsters|Munsters|7700000
Nitro Groundshaker|Nitro|170000
Paragon|Paragon|120000
Pirates of the Caribbean|POTC|9100000
Pulp Fiction|PULP|390000
Robocop|Robocop|1300000
Roller Games|RollerGames|1600000
Rush|Rush|34000000
Safe Cracker|SC|380000
Scared Stiff|SS|4500000
Seawitch|Seawitch|240000
Skateball|Skateball|260000
Spider-man (Stern)|Spiderman|30000000
Star Trek (Stern)|SternTrek|23000000
Star Wars (Stern)|SternWars|430000000
Star Wars: Fall of the Empire|SWFOTE|100000000
Stars|Stars|110000
Stellar Wars|StellarWars|94000
Stern Jurassic Park|SternPark|45000000
Stranger Things|StrangerThings|63000000
Swords Of Fury|SoF|1000000
Tales of the Arabian Nights|TOTAN|4300000
Target Alpha|TargetAlpha|37000
Taxi|Taxi|940000
Teenage Mutant Ninja Turtles (Stern)|STMNT|4900000
Terminator 2|T2|17000000
The Addams Family|TAF|38000000
The Amazing Spider-Man|The Amazing Spider-Man|140000
The Big Lewbowski|TBL|2700000
The Sopranos|Sopranos|17000000
The Walking Dead|TWD|16000000
Theatre of Magic|TOM|300000000
Tron|Tron|11000000
Twilight Zone|TZ|110000000
Uncanny X-men|UXMEN|44000000
Venom|Venom|94000000
Wheel of Fortune|WOF|11000000
White Water|Whitewater|65000000
Willy Wonka|Wonka|390000
World Cup Soccer|WCS|310000000
Xenon|Xenon|150000
`;

export const STARTER_MACHINES: readonly StarterMachine[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', abbreviation = '', normalizer = ''] = line.split('|');
    return { name, abbreviation, normalizer: Number(normalizer) };
  });
