/**
 * `npm run dev`: the bot from its sources, restarted by tsx whenever one changes. The browser page isn't opened each
 * time; OPEN=true does that.
 */
process.env['OPEN'] ??= 'false';
await import('../src/main.ts');
