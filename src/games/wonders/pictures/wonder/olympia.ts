import { block, box, ellipse, fill, flat, line, type Mass, mass, type StoneTones } from '#draw';
import { ball, GOLD, inked, LIME, limb, PLINTH, type Wonder } from './masonry.ts';

const WOOD: StoneTones = { front: '#8F5E36', side: '#5C3A24', top: '#B98A58' };
const IVORY = { light: '#FFF1D8', shade: '#DDBF95', line: '#A9814F' } as const;
const HAIR = { light: '#F1ECE6', shade: '#CFC5BC' } as const;

const TORSO = 'M70 92C76 84 88 82 98 82C108 82 120 84 126 92C126 106 122 118 118 128H78C74 118 70 106 70 92Z';
const ROBE =
  'M76 122C88 128 110 126 126 112L134 122C144 132 146 146 140 156C138 168 136 178 134 188H110L98 172L86 188H62C60 178 58 168 58 156C52 144 58 128 76 122Z';
const SASH = 'M108 83C118 83 126 87 129 94L132 122L112 126C116 112 114 98 108 83Z';
const BEARD = 'M82 62C82 84 90 92 98 92C106 92 114 84 114 62C110 72 86 72 82 62Z';
const HEAD = ellipse(98, 58, 16, 18);
const CURLS = 'M80 60C76 42 88 34 98 34C108 34 120 42 116 60C112 54 110 50 98 50C86 50 84 54 80 60Z';
const NIKE =
  'M156 112L152 100C142 98 138 88 140 82C148 84 152 88 154 92A5 5 0 1 1 162 92C164 88 168 84 176 82C178 88 174 98 164 100L166 112Z';

const ivory = (d: string, ...more: Mass['faces']): Mass => inked(mass([d], [fill(d, IVORY.light), ...more]), 4);

/** The god on his throne, of gold and ivory. */
export const olympia: Wonder = {
  cuts: { 3: [152, 96] },
  masses: [
    block(14, 202, 160, 13, PLINTH, 16, 10),
    block(26, 189, 136, 13, LIME, 14, 9),
    block(48, 178, 98, 136, WOOD, 13, 9),
    mass(
      [box(42, 34, 110, 11, 3)],
      [fill(box(42, 34, 110, 11, 3), GOLD.mid), fill(box(122, 34, 30, 11, 3), GOLD.dark)],
    ),
    ball(47, 30, 6),
    ball(147, 30, 6),
    inked(block(30, 178, 26, 48, WOOD, 8, 5), 4),
    inked(block(138, 178, 26, 48, WOOD, 8, 5), 4),
    inked(flat(box(33, 24, 6, 166, 3), GOLD.dark), 4),
    inked(ball(36, 20, 8), 4),
    ivory(
      limb([
        [124, 94, 17],
        [142, 118, 15],
        [158, 114, 12],
      ]),
      line('M138 122L156 118', IVORY.shade, 3),
    ),
    ivory(TORSO, fill('M112 84C122 88 126 92 126 96C124 110 120 120 118 128H106C114 112 116 98 112 84Z', IVORY.shade)),
    ivory(
      limb([
        [74, 95, 18],
        [54, 112, 15],
        [37, 96, 12],
      ]),
      line('M56 116L42 104', IVORY.shade, 3),
    ),
    inked(
      mass(
        [ROBE, SASH],
        [
          fill(ROBE, GOLD.mid),
          fill(SASH, GOLD.mid),
          fill('M98 172L104 140C116 142 130 142 142 140C146 148 142 154 140 158L134 188H110Z', GOLD.dark),
          line(
            'M118 90C122 100 122 112 120 120M72 142C80 152 82 166 80 184M90 138C98 150 96 160 94 172M64 150C68 162 68 174 68 184',
            '#E0A31F',
            3,
          ),
          line('M118 150C122 162 120 174 118 184M130 148C132 160 130 172 128 182', '#A9740F', 3),
        ],
      ),
      4,
    ),
    inked(
      mass(
        [BEARD, HEAD],
        [
          fill(HEAD, IVORY.light),
          fill(BEARD, HAIR.light),
          fill('M104 72C110 72 113 68 114 62C114 84 106 92 98 92C104 86 106 80 104 72Z', HAIR.shade),
        ],
      ),
      4,
    ),
    inked(flat(CURLS, HAIR.light), 3),
    inked(
      mass([NIKE], [fill(NIKE, GOLD.mid), fill('M160 100H164C174 98 178 88 176 82C168 84 164 88 162 92Z', GOLD.dark)]),
      4,
    ),
    inked(flat(box(66, 184, 26, 9, 4), IVORY.light), 4),
    inked(flat(box(106, 184, 26, 9, 4), IVORY.shade), 4),
  ],
  details: [
    line('M84 98C90 103 96 103 98 100C100 103 106 103 112 98M98 102V116', IVORY.shade, 2.6),
    line('M81 50C86 42 92 40 98 43C104 40 110 42 115 50', '#3F8F46', 5),
    fill(ellipse(91, 60, 2.2), '#3F2B2A'),
    fill(ellipse(105, 60, 2.2), '#3F2B2A'),
    line('M86.500 55.500L94 56.500M102 56.500L109.500 55.500', HAIR.shade, 3),
    line('M98 60V67', IVORY.shade, 2.4),
    line('M92 73C96 75.500 100 75.500 104 73', '#A9814F', 2.2),
    line('M34.500 32V180', GOLD.mid, 2),
    line('M40 142H48M148 142H156M40 154H48M148 154H156', GOLD.mid, 3),
  ],
};
