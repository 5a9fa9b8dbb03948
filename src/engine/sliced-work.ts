/** Work that is cut into bits: whoever does it may do other things in between. */
export type Bits<Value> = Generator<void, Value>;
