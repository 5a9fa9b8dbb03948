/*
 * The loops that touch each of a million pixels: as JavaScript they take twice as long. After a change run
 * `npm run regenerate -- loops`, which compiles them into compiled-loops.ts.
 *
 * The caller lays out the memory; nothing here may need a stack or static data.
 */
typedef unsigned char byte;
typedef unsigned int color; /* red in the lowest byte, then green, blue, alpha */
typedef unsigned long long __attribute__((aligned(1), may_alias)) two_colors;

enum { GROUP = 8 };

/* The six leading bits of each channel select the cell of the table. */
static inline byte look_up(const byte *table, color c) {
  return table[(c >> 2 & 63) << 12 | (c >> 10 & 63) << 6 | (c >> 18 & 63)];
}

static inline int is_same_group(const color *a, const color *b) {
  const two_colors *p = (const two_colors *)a, *q = (const two_colors *)b;
  return ((p[0] ^ q[0]) | (p[1] ^ q[1]) | (p[2] ^ q[2]) | (p[3] ^ q[3])) == 0;
}

/* Writes the index of each pixel of the first scanline. */
void index_first(const byte *table, const color *pixels, byte *indexes, int width) {
  for (int x = 0; x < width; x++) indexes[x] = look_up(table, pixels[x]);
}

/* The same for a scanline below another. Most groups of pixels repeat what is above them, and so do their indexes. */
void index_next(const byte *table, const color *pixels, byte *indexes, int width) {
  const color *pixels_above = pixels - width;
  const byte *indexes_above = indexes - (width + 1);
  int x = 0;
  for (; x + GROUP <= width; x += GROUP) {
    if (is_same_group(pixels + x, pixels_above + x)) {
      __builtin_memcpy(indexes + x, indexes_above + x, GROUP);
    } else {
      for (int i = x; i < x + GROUP; i++) indexes[i] = look_up(table, pixels[i]);
    }
  }
  for (; x < width; x++) indexes[x] = look_up(table, pixels[x]);
}

/* Writes the difference between each byte and the one a stride before it, from the second stride on. */
void subtract_above(const byte *restrict bytes, byte *restrict differences, int stride, int size) {
  for (int i = stride; i < size; i++) differences[i] = bytes[i] - bytes[i - stride];
}
