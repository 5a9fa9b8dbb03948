/** Everything the bot says in the channel or in private, chapter by chapter. */
export * from './after.ts';
export * from './clock.ts';
export * from './daily.ts';
export * from './lobby.ts';
export * from './person.ts';
export * from './queue.ts';
export * from './refusal.ts';
export * from './review.ts';
export * from './standings.ts';
export * from './table.ts';
export * from './thread.ts';
export * from './turn.ts';
export * from './vote.ts';
export * from './waiting.ts';
