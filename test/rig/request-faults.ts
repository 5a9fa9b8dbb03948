import type { Fault } from '../../src/local/rest/fault-injection.ts';
import type { Call } from '../../src/local/rest/route.ts';
import type { ChatHarness } from './chat-harness.ts';

/** Every kind of request the bot makes about a match. */
export const REQUESTS = {
  'the acknowledgement': /^POST \/interactions\//,
  'the change of the answer': /^PATCH \/webhooks\//,
  'the deletion of the answer': /^DELETE \/webhooks\//,
  'a further answer': /^POST \/webhooks\//,
  'the new table': /^POST \/channels\/\d+\/messages$/,
  'the look at the old table': /^GET \/channels\/\d+\/messages\/\d+$/,
  'the change of the old table': /^PATCH \/channels\/\d+\/messages\/\d+$/,
} as const;
export type RequestKind = keyof typeof REQUESTS;

const refusal = (status: number, code: number, headers: Record<string, string> = {}): Fault => ({
  status,
  body: { code, message: `made up: ${code}`, retry_after: Number(headers['retry-after'] ?? 0) },
  headers,
});

export const FAULTS = {
  '10003': refusal(404, 10003),
  '10008': refusal(404, 10008),
  '10062': refusal(404, 10062),
  '40060': refusal(400, 40060),
  '50001': refusal(403, 50001),
  '50013': refusal(403, 50013),
  '50027': refusal(401, 50027),
  '50083': refusal(400, 50083),
  '429': refusal(429, 0, { 'retry-after': '60' }),
  'a global 429': refusal(429, 0, { 'retry-after': '9', 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }),
  'a short 429': refusal(429, 0, { 'retry-after': '0.05' }),
  '500': refusal(500, 0),
  '503': refusal(503, 0),
  cut: 'cut',
  lost: 'lost',
  closed: 'closed',
  'closed late': 'closed late',
  silent: 'silent',
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

/** Lets requests of one kind go wrong, the first few or all of them. */
export function failRequests(
  harness: ChatHarness,
  kind: RequestKind,
  fault: FaultName,
  times = Number.POSITIVE_INFINITY,
): void {
  let left = times;
  harness.injectFault = ({ method, path }: Call) => {
    if (!REQUESTS[kind].test(`${method} ${path}`) || left <= 0) return null;
    left -= 1;
    return FAULTS[fault];
  };
}

export function stopFailing(harness: ChatHarness): void {
  harness.injectFault = () => null;
}
