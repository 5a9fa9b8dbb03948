export const NAMES = ['Marta', 'Théo', 'Kenji', 'Aylin', 'Priya', 'Jonas', 'Lúcia', 'Otieno'] as const;

/** Names that have broken layouts elsewhere. */
export const HARD_NAMES = [
  'Wilhelmina Montgomery-Farnsworth',
  '🏙️👩‍🚀🇪🇸 Señor Ñandú 😀😀😀😀😀😀😀😀😀😀',
  'محمد عبد الرحمن بن عبد العزيز ال',
  'さくらこ東京都知事こんにちは世界한국어이름그리고你好',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '🎪🎡🎢🎠🏰🗼🗽⛲️🎪🎡🎢🎠',
  'שלום עולם ומלואו לכולם כאן ועכשיו',
  'Ольга-Александра Преображенская!',
] as const;
