/**
 * Companies that changed their names to others without a common word, by their names in order. An
 * older report bears one of them, and may still be the company's. A person's answer adds to this
 * what a table cannot know.
 */
export const FORMER_NAMES: readonly (readonly string[])[] = [
  ['Google', 'Alphabet'],
  ['Facebook', 'Meta Platforms'],
  ['Square', 'Block'],
  ['DaimlerChrysler', 'Daimler', 'Mercedes-Benz Group'],
  ['Philip Morris Companies', 'Altria'],
  ['Weight Watchers International', 'WW International'],
  ['Priceline Group', 'Booking Holdings'],
  ['Coach', 'Tapestry'],
  ['Michael Kors Holdings', 'Capri Holdings'],
  ['Symantec', 'NortonLifeLock', 'Gen Digital'],
  ['CBS', 'ViacomCBS', 'Paramount Global'],
  ['L Brands', 'Bath & Body Works'],
  ['Kraft Foods', 'Mondelez International'],
  ['United Technologies', 'Raytheon Technologies', 'RTX'],
  ['WellPoint', 'Anthem', 'Elevance Health'],
  ['Mylan', 'Viatris'],
  ['Statoil', 'Equinor'],
  ['Standard Life Aberdeen', 'abrdn', 'Aberdeen Group'],
  ['Royal Bank of Scotland', 'NatWest'],
  ['GDF Suez', 'Engie'],
  ['France Telecom', 'Orange'],
  ['Areva', 'Orano'],
  ['Fiat Chrysler Automobiles', 'Stellantis'],
  ['BB&T', 'Truist Financial'],
  ['Yahoo', 'Altaba'],
  ['Ctrip', 'Trip.com'],
  ['TransCanada', 'TC Energy'],
  ['Encana', 'Ovintiv'],
  ['Potash Corporation of Saskatchewan', 'Nutrien'],
  ['Matsushita Electric Industrial', 'Panasonic'],
];
