/** A kind of wording that reads like a translation, a machine or another decade. */
export type Ban = readonly [what: string, pattern: RegExp];

/** For the bot's own words and the documentation alike. */
export const STIFF_ENGLISH: readonly Ban[] = [
  ['riddles', /\b(?:whoever|whomever|is made known|(?<![a-z] )one may|is done with|waited for|fits nowhere)\b/i],
  ['old words', /\b(?:anew|somebody|anybody|everybody|shall|for ever|upon)\b/i],
  ['reveal', /\bturn(?:ed|s)? (?:it )?up\b/i],
  ['undo', /\b(?:take|takes|taken) (?:\w+ ){0,2}back\b/i],
  ['contractions', /\b(?:It is|That is|There is|do not|does not|did not|is not|has not|have not|cannot)\b/],
  ['the active voice', /\b(?:is|are|was|were|been|being) \w+ed by\b/i],
];
