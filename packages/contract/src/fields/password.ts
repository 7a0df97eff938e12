const common = new Set(
  `password passw0rd p@ssw0rd p@ssword passwort kennwort mot2passe motdepasse contraseña contrasena senha123 parola123
  password1 password12 password123 password1234 passwort1 passwort123 qwertyui qwertyuiop qwertzui qwertzuiop azertyui
  azertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx
  q1w2e3r4 qazwsxedc iloveyou princess sunshine football baseball basketball superman batman123 spiderman trustno1
  welcome1 welcome123 letmein1 letmein123 starwars whatever computer internet michelle jennifer elizabeth jonathan
  liverpool chelsea1 arsenal1 juventus barcelona realmadrid abcd1234 abc12345 abcdefgh a1b2c3d4 admin123 admin1234
  administrator changeme changeme1 changeme123 testtest test1234 test12345 default1 secret123 master123 dragon123
  monkey123 shadow123 hunter22 charlie1 butterfly chocolate blink182 samsung1 google123 pokemon1 minecraft fuckyou1
  summer2024 winter2024 summer2025 winter2025 12341234 11223344 12344321 123123123 12121212 69696969 1234qwer`.split(
    /\s+/,
  ),
);

const inOrder = '01234567890 9876543210 abcdefghijklmnopqrstuvwxyz';

/**
 * Whether a password is one of those that everybody tries first: a word of the list, one character
 * over and over, or characters in their order.
 *
 * @see NIST SP 800-63B-4, 3.1.1.2
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const oneCharacter = plain === plain.charAt(0).repeat(plain.length);
  return oneCharacter || inOrder.includes(plain) || common.has(plain);
}
