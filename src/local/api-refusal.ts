import type { z } from 'zod';

/** Discord's error response: HTTP status, its own code and message. */
export const REFUSALS = {
  notFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  notAllowed: [405, 0, '405: Method Not Allowed'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownTag: [404, 10087, 'Unknown tag'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100).'],
  tooManyCreations: [429, 30034, 'Max number of daily application command creates has been reached (200)'],
  tooManyOldEdits: [
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later (including limit for bulk edits).',
  ],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAnswered: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notText: [400, 50008, 'Cannot send messages in a non-text channel'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotMessageUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  invalidForm: [400, 50035, 'Invalid Form Body'],
  threadArchived: [400, 50083, 'Thread is archived'],
  emojiTooLarge: [400, 50138, 'Failed to resize asset below the maximum size: 262144'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
} as const;

export type RefusalName = keyof typeof REFUSALS;
export type FieldErrors = { [key: string]: FieldErrors | { code: string; message: string }[] };

/** Thrown from anywhere below a request; the REST api answers it, a window shows it. */
export class Refusal extends Error {
  readonly reason: RefusalName;
  readonly fields: FieldErrors | undefined;

  constructor(reason: RefusalName, fields?: FieldErrors) {
    super(REFUSALS[reason][2]);
    this.reason = reason;
    this.fields = fields;
  }

  get status(): number {
    return REFUSALS[this.reason][0];
  }

  get body() {
    const [, code, message] = REFUSALS[this.reason];
    return this.fields ? { code, message, errors: this.fields } : { code, message };
  }
}

export type Fault = { readonly path: readonly PropertyKey[]; readonly code: string; readonly message: string };

/** Faults in the shape Discord nests them: by field, leaves under `_errors`. */
export function formRefusal(faults: readonly Fault[]): Refusal {
  const root: FieldErrors = {};
  for (const { path, code, message } of faults) {
    let node = root;
    for (const key of path) {
      const known = node[String(key)];
      const next = known && !Array.isArray(known) ? known : {};
      node[String(key)] = next;
      node = next;
    }
    const leaf = node['_errors'];
    node['_errors'] = [...(Array.isArray(leaf) ? leaf : []), { code, message }];
  }
  return new Refusal('invalidForm', root);
}

export const refuseField = (path: readonly PropertyKey[], code: string, message: string): Refusal =>
  formRefusal([{ path, code, message }]);

type Issue = z.core.$ZodIssue;

const lengthCode = (issue: { origin: string }, bound: 'MIN' | 'MAX') =>
  issue.origin === 'number' || issue.origin === 'int' ? `NUMBER_TYPE_${bound}` : `BASE_TYPE_${bound}_LENGTH`;

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return lengthCode(issue, 'MAX');
    case 'too_small':
      return lengthCode(issue, 'MIN');
    case 'invalid_type':
      return issue.input === undefined ? 'BASE_TYPE_REQUIRED' : 'BASE_TYPE_BAD_TYPE';
    case 'invalid_value':
      return 'BASE_TYPE_CHOICES';
    case 'invalid_union':
      return 'UNION_TYPE_CHOICES';
    case 'custom':
      return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'BASE_TYPE_INVALID';
    default:
      return 'BASE_TYPE_INVALID';
  }
}

/** The body as its schema reads it, or Discord's 50035 with every fault in its place. */
export function parseForm<T>(schema: z.ZodType<T>, body: unknown, at: readonly PropertyKey[] = []): T {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  throw formRefusal(
    result.error.issues.map((issue) => ({
      path: [...at, ...issue.path],
      code: codeOf(issue),
      message: issue.message,
    })),
  );
}
