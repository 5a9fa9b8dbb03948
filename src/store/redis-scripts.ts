/**
 * Atomic operations in Redis. Beside Keyv's text, a hash holds the revision and the indexed fields of a record; five
 * sorted sets are the indexes:
 *
 * - `index:key`: all keys, in their order
 * - `index:alarm`: `<shard key> <key>` by time
 * - `index:resting`: `<key> <shard key>` of matches without an alarm, in their order
 * - `index:guild`, `index:user`: `<guild> <key>`, `<user> <key>`, in their order
 */
const COMMON = `
local function setAlarm(key, shard, alarm)
  if alarm ~= '' then redis.call('ZADD', 'index:alarm', alarm, shard .. ' ' .. key)
  elseif string.sub(key, 1, 6) == 'match:' then redis.call('ZADD', 'index:resting', 0, key .. ' ' .. shard) end
end
local function unsetAlarm(key, shard, alarm)
  if alarm ~= '' then redis.call('ZREM', 'index:alarm', shard .. ' ' .. key)
  else redis.call('ZREM', 'index:resting', key .. ' ' .. shard) end
end
local function removeFromIndexes(key)
  local meta = 'meta:' .. key
  local was = redis.call('HMGET', meta, 'guild', 'shard', 'alarm', 'users')
  redis.call('ZREM', 'index:key', key)
  if was[3] then unsetAlarm(key, was[2], was[3]) end
  if was[1] and was[1] ~= '' then redis.call('ZREM', 'index:guild', was[1] .. ' ' .. key) end
  if was[4] then
    for _, user in ipairs(cjson.decode(was[4])) do redis.call('ZREM', 'index:user', user .. ' ' .. key) end
  end
end
local function addToIndexes(key, guild, shard, alarm, users)
  redis.call('ZADD', 'index:key', 0, key)
  setAlarm(key, shard, alarm)
  if guild ~= '' then redis.call('ZADD', 'index:guild', 0, guild .. ' ' .. key) end
  for _, user in ipairs(cjson.decode(users)) do redis.call('ZADD', 'index:user', 0, user .. ' ' .. key) end
end
local function put(key, text, revision, writer, guild, shard, alarm, users)
  local meta = 'meta:' .. key
  local was = redis.call('HMGET', meta, 'guild', 'shard', 'alarm', 'users')
  if was[1] ~= guild or was[2] ~= shard or was[4] ~= users then
    if was[4] then removeFromIndexes(key) end
    addToIndexes(key, guild, shard, alarm, users)
  elseif was[3] ~= alarm then
    unsetAlarm(key, shard, was[3])
    setAlarm(key, shard, alarm)
  end
  redis.call('SET', key, text)
  redis.call('HSET', meta, 'revision', revision, 'writer', writer,
    'guild', guild, 'shard', shard, 'alarm', alarm, 'users', users)
end
local function drop(key)
  removeFromIndexes(key)
  redis.call('DEL', key, 'meta:' .. key)
end
local function revisionOf(key)
  local revision = redis.call('HGET', 'meta:' .. key, 'revision')
  if revision then return revision end
  if redis.call('EXISTS', key) == 1 then return 'unknown' end
  return 'none'
end
`;

/** Each takes the key first; an envelope is seven values, in the order of `valuesOf` in `redis-adapter.ts`. */
export const SCRIPTS = {
  /** key, revision it must have or `none`, envelope */
  set: `${COMMON}
if revisionOf(KEYS[1]) ~= ARGV[1] then return 0 end
put(KEYS[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7], ARGV[8])
return 1`,
  /** key, revision it must have or `any` */
  delete: `${COMMON}
local revision = revisionOf(KEYS[1])
if revision == 'none' or (ARGV[1] ~= 'any' and revision ~= ARGV[1]) then return 0 end
drop(KEYS[1])
return 1`,
  /** key, revision it must have, envelope; the other key second */
  move: `${COMMON}
if revisionOf(KEYS[1]) ~= ARGV[1] then return 0 end
put(KEYS[2], ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7], ARGV[8])
drop(KEYS[1])
return 1`,
  /** key of a record that was indexed before matches without an alarm were */
  listWithoutAlarm: `${COMMON}
local was = redis.call('HMGET', 'meta:' .. KEYS[1], 'shard', 'alarm')
if was[2] ~= '' then return 0 end
setAlarm(KEYS[1], was[1], '')
return 1`,
  /** key, the text it must still have, envelope */
  backfill: `${COMMON}
if revisionOf(KEYS[1]) ~= 'unknown' or redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
put(KEYS[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7], ARGV[8])
return 1`,
} as const;

export type ScriptName = keyof typeof SCRIPTS;
