import { type GamesStudio, openGamesStudio } from '../../src/studio.ts';

/** Draws what it is asked for and nothing before: to rehearse is most of what a studio costs a test. */
export const unrehearsed = (): GamesStudio => openGamesStudio(1, false);
