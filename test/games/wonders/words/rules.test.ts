import { describe, expect, test } from 'vitest';
import {
  COINS_PER_POINT,
  MORE_GUILDS,
  SALE,
  START_COINS,
  USUAL_PRICE,
} from '../../../../src/games/wonders/rules/content.ts';
import { AGES, VICTORY } from '../../../../src/games/wonders/rules/kinds.ts';
import { en } from '../../../../src/games/wonders/words/en.ts';
import { es } from '../../../../src/games/wonders/words/es.ts';

const TABLES = { en, es };

describe.each(['en', 'es'] as const)('the rules in %s', (language) => {
  const { rules } = TABLES[language];

  test('have the numbers of the rules', () => {
    expect(rules.turn.text).toMatch(new RegExp(`\\b${START_COINS} (coins|monedas)`));
    expect(rules.trade.text).toContain(`**${USUAL_PRICE} ${language === 'en' ? 'coins' : 'monedas'}**`);
    expect(rules.selling.text).toContain(`**${SALE} ${language === 'en' ? 'coins' : 'monedas'}**`);
    expect(rules.conflict.text).toContain(`**${AGES.map((age) => VICTORY[age]).join(', ')}**`);
    expect(rules.end.text).toMatch(new RegExp(`(every|cada) ${COINS_PER_POINT} (coins|monedas)`));
    expect(MORE_GUILDS).toBe(2);
    expect(rules.guilds.text).toMatch(/two more guilds than there are players|dos más que jugadores/);
  });

  test('pass hands left, right, left', () => {
    expect(rules.turn.text).toMatch(/\*\*left\*\* in Ages I and III|\*\*izquierda\*\* en las eras I y III/);
    expect(rules.turn.text).toMatch(/\*\*right\*\* in Age II|\*\*derecha\*\* en la era II/);
    expect(rules.trade.text).toMatch(
      /West one on the left, the East one on the right|oeste, a la izquierda; el del este, a la derecha/,
    );
  });

  test('say what is most often got wrong', () => {
    expect(rules.trade.text).toMatch(
      /can’t spend coins in the turn you get them|no puedes gastarlo hasta el siguiente/,
    );
    expect(rules.trade.text).toMatch(
      /never what yellow cards, black cards and stages|nunca lo de las cartas amarillas, las negras y las etapas/,
    );
    expect(rules.diplomacy.text).toMatch(/like it or not|quieras o no/);
    expect(rules.diplomacy.text).toMatch(/\*\*once\*\*|\*\*una vez\*\*/);
    expect(rules.losses.text).toMatch(/very end|se aplican al final/);
    expect(rules.teams.text).toMatch(/\*\*two\*\* victory tokens|\*\*dos\*\* fichas de victoria/);
    expect(rules.black.text).toMatch(/Petra still costs coins|monedas de Petra se siguen pagando/);
    expect(rules.end.text).toMatch(/debts don’t count|sin contar las deudas/);
  });

  test('fit a message', () => {
    for (const { title, text } of Object.values(rules)) {
      expect(title.length).toBeLessThanOrEqual(80);
      expect(text.length).toBeLessThanOrEqual(1600);
    }
  });
});
