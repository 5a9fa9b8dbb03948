/** What stands in the pictures of Tourists, and what is said in their stead. */
const round = {
  start: 'Start',
  ended: 'The end',
  level: 'Level {{level}}',
  next: 'Next',
  done: 'done',
  building: 'building',
  count: '{{count}} of {{all}}',
};

const panel = {
  start: 'Lay a starting tile',
  tile: 'Where does the tile go?',
  visit: 'What does a tourist do?',
  tourist: 'Where does it stand?',
  jumper: 'Who jumps?',
  jump: 'Where does it jump to?',
  walker: 'Who walks?',
  walk: 'Where does it walk to?',
  done: 'Ready to confirm?',
  waiting: 'Done. The others build on',
  hand: 'In hand',
  laid: 'Laid',
  rotation: 'Rotation',
  points: 'Points',
  next: 'Then',
  stock: 'Stock',
  place: { tourist: 'Place', jump: 'Jump', walk: 'Walk', stay: 'Nothing' },
  corners: 'Starting tiles touch at corners, never at sides.',
  nowhere: 'not now',
};

const final = {
  title: 'Final scores',
  soFar: 'Scores so far',
  winner: 'Winner',
  leader: 'In the lead',
  solo: 'Your city',
  tie: 'Shared win',
  shared: 'Level',
  by_one: 'by {{count}} point',
  by_other: 'by {{count}} points',
  byBest: 'by best tourist',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  ties: 'In a tie the best tourists decide.',
};

/** Each kind as the head of a column. */
const kinds = { attraction: 'Attractions', park: 'Parks', terrace: 'Terraces' };

/** Sentences for those who hear the pictures instead of seeing them. */
const alt = {
  start: 'Tourists, level {{level}}. Everyone lays the starting tiles.',
  round: 'Tourists, level {{level}}, round {{round}} of {{rounds}}.',
  over: 'Tourists, level {{level}}. The game is over.',
  tile: 'Tile of this round: {{tile}}.',
  tiles: 'Starting tiles: {{tiles}}.',
  building: 'Still building: {{names}}.',
  allDone: 'Everyone is done.',
  seat: '{{name}}: {{total}} points, {{tiles}} tiles, {{stock}} tourists left',
  city: 'City of {{name}}: {{total}} points – attractions {{attraction}}, parks {{park}}, terraces {{terrace}}. {{stock}} of 7 tourists left.',
  empty: 'City of {{name}}: no tile yet.',
  changed: 'Last round: {{changes}}.',
  work: 'This round so far: {{changes}}.',
  tourists: 'Tourists: {{tourists}}.',
  tourist: '{{at}} {{kind}} {{points}}',
  noTourists: 'No tourist in the city yet.',
  hand: 'In hand: {{tiles}}.',
  places: 'Places: {{places}}.',
  chosen: 'Chosen: {{place}}.',
  points: 'That makes {{total}} points.',
  mover: 'Tourist from {{at}}.',
  place:
    '{{place}}. {{name}} {{total}} (attractions {{attraction}}, parks {{park}}, terraces {{terrace}}; tourists {{best}})',
  none: 'none',
  wins: '{{names}} wins {{margin}}.',
  share: '{{names}} share the win.',
};

/** The full text view, line by line. */
const text = {
  tile: 'top {{top}}; bottom {{bottom}}',
  row: 'Row {{row}}: {{fields}}',
  field: '{{at}} {{kind}}',
  fieldVisited: '{{at}} {{kind}} with tourist',
  tourist: 'Tourist on {{at}}, {{kind}}, {{points}} points',
  zone: 'zone {{fields}}',
  beside: 'beside it {{fields}}',
  seen: 'in view {{fields}}',
  other: 'another tourist scores this zone',
  laid: 'tile {{tile}} laid at {{at}}',
  arrived: 'a tourist came to {{at}}',
  jumped: 'a tourist jumped from {{from}} to {{at}}',
  walked: 'a tourist walked from {{from}} to {{at}}',
  stayed: 'no tourist moved',
  above: 'above {{at}}',
  below: 'below {{at}}',
  leftOf: 'left of {{at}}',
  rightOf: 'right of {{at}}',
  aboveLeft: 'above left of {{at}}',
  aboveRight: 'above right of {{at}}',
  belowLeft: 'below left of {{at}}',
  belowRight: 'below right of {{at}}',
  first: 'the first place',
  free: 'The tile may go {{places}}',
};

export const touristsPictures = { round, panel, final, kinds, alt, text };
