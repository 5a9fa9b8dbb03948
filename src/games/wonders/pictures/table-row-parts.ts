import type { Scene, Shape } from '#draw';
import { itemAt, type Seat } from '#engine';
import type { View } from '../rules/view.ts';
import { freshColor } from './action-summary.ts';
import { type Columns, ledger, wares } from './city-ledger.ts';
import { type Monument, monument } from './monument.ts';
import { row } from './signs/sign-row.ts';
import { countsOf, pavement, type Street, towers } from './tower.ts';

/** Where each part of a city stands in its row. */
export type RowParts = {
  readonly wonder: Monument;
  readonly street: Street;
  readonly goods: { readonly x: number; readonly y: number; readonly height: number; readonly max: number };
  readonly columns: Columns;
};

/** What a city has built, makes and owns; the same in low and tall rows. */
export function cityRowParts(view: View, seat: Seat, at: RowParts, scene: Scene): Shape[] {
  const city = itemAt(view.cities, seat);
  const played = view.deeds[seat] ?? null;
  const counts = countsOf(city);
  return [
    ...monument(city, at.wonder, played?.kind === 'stage', scene),
    ...pavement(at.street, counts),
    ...towers(at.street, counts, freshColor(played)),
    ...row(wares(city), at.goods),
    ...ledger(city, at.columns, scene),
  ];
}
