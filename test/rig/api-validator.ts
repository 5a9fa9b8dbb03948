import * as spec from 'discord-api-spec/zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { Exchange } from '../../src/local/rest/api.ts';
import { checkCommand, checkMessage, checkModal } from './message-checks.ts';

// The package's own types are source files that do not pass our compiler settings: hence a name it cannot follow.
const PACKAGE: string = 'discord-api-spec';
const { pathsList } = z
  .object({ pathsList: z.record(z.string(), z.array(z.string())) })
  .parse({ ...(await import(PACKAGE)) });

export type Violation = { readonly request: string; readonly problem: string };

/** Error codes a correct bot may get; any other means that the request was wrong. */
const EXPECTED_REFUSALS = [
  10003, 10004, 10007, 10008, 10014, 10015, 10062, 30008, 30046, 40005, 40060, 50001, 50005, 50007, 50013, 50027, 50083,
  160004, 160006,
];

type Verdict = { readonly schema?: mini.ZodMiniType; readonly body: unknown; readonly problems: readonly string[] };

const asNumbers = (command: unknown): unknown => {
  if (typeof command !== 'object' || command === null || !('default_member_permissions' in command)) return command;
  const { default_member_permissions: given } = command;
  return { ...command, default_member_permissions: typeof given === 'string' ? Number(given) : given };
};

const envelope = z.object({ type: z.number(), data: z.unknown().optional() });

function judgeCallback({ call }: Exchange): Verdict {
  const { type, data } = envelope.parse(call.body);
  const message = type === 4 || type === 7;
  const schema = {
    4: spec.CreateMessageInteractionCallbackRequestSchema,
    5: spec.CreateMessageInteractionCallbackRequestSchema,
    6: spec.UpdateMessageInteractionCallbackRequestSchema,
    7: spec.UpdateMessageInteractionCallbackRequestSchema,
    8: spec.ApplicationCommandAutocompleteCallbackRequestSchema,
    9: spec.ModalInteractionCallbackRequestSchema,
  }[type];
  if (!schema) return { body: call.body, problems: [`callback type ${type}`] };
  if (type === 9) return { schema, body: call.body, problems: checkModal(data) };
  return { schema, body: call.body, problems: message ? checkMessage(data, call.uploads, type === 4) : [] };
}

const judgeMessage =
  (schema: mini.ZodMiniType, fresh: boolean) =>
  ({ call }: Exchange): Verdict => ({
    schema,
    body: call.body,
    problems: checkMessage(call.body, call.uploads, fresh),
  });

const judgeBody =
  (schema: mini.ZodMiniType) =>
  ({ call }: Exchange): Verdict => ({ schema, body: call.body, problems: [] });

/** A thread, or a post of a forum, which has a message. */
function judgeThread({ call }: Exchange): Verdict {
  const post = z.looseObject({ message: z.unknown() }).safeParse(call.body);
  if (!post.data?.message)
    return { schema: spec.CreateTextThreadWithoutMessageRequestSchema, body: call.body, problems: [] };
  const problems = checkMessage(post.data.message, call.uploads, true);
  return { schema: spec.CreateForumThreadRequestSchema, body: call.body, problems };
}

function judgeChannel({ call }: Exchange): Verdict {
  const isForum = z.looseObject({ available_tags: z.array(z.unknown()) }).safeParse(call.body).success;
  const schema = isForum ? spec.UpdateGuildChannelRequestPartialSchema : spec.UpdateThreadRequestPartialSchema;
  return { schema, body: call.body, problems: [] };
}

const judgeCommand = ({ call }: Exchange): Verdict => ({
  schema: spec.ApplicationCommandCreateRequestSchema,
  body: asNumbers(call.body),
  problems: checkCommand(call.body),
});

function judgeCommands({ call }: Exchange): Verdict {
  if (!Array.isArray(call.body)) return { body: call.body, problems: ['not a list of commands'] };
  const problems = call.body.flatMap((command: unknown) => {
    const parsed = spec.ApplicationCommandUpdateRequestSchema.safeParse(asNumbers(command));
    return [...checkCommand(command), ...(parsed.success ? [] : [z.prettifyError(parsed.error)])];
  });
  return { body: call.body, problems };
}

/** In the description these have no name of their own. */
const emojiName = mini.string().check(mini.minLength(2), mini.maxLength(32), mini.regex(/^\w+$/));
const emojiCreation = mini.object({ name: emojiName, image: mini.string().check(mini.startsWith('data:image/')) });
const emojiChange = mini.object({ name: mini.optional(emojiName) });

const BODIES: readonly (readonly [RegExp, (exchange: Exchange) => Verdict])[] = [
  [/^POST \/interactions\/[^/]+\/[^/]+\/callback$/, judgeCallback],
  [/^POST \/users\/@me\/channels$/, judgeBody(spec.CreatePrivateChannelRequestSchema)],
  [/^POST \/channels\/\d+\/messages$/, judgeMessage(spec.MessageCreateRequestSchema, true)],
  [/^PATCH \/channels\/\d+\/messages\/\d+$/, judgeMessage(spec.MessageEditRequestPartialSchema, false)],
  [/^POST \/webhooks\/\d+\/[^/]+$/, judgeMessage(spec.IncomingWebhookRequestPartialSchema, true)],
  [/^PATCH \/webhooks\/.+$/, judgeMessage(spec.IncomingWebhookUpdateRequestPartialSchema, false)],
  [/^PUT \/applications\/.+\/commands$/, judgeCommands],
  [/^(POST|PATCH) \/applications\/.+\/commands/, judgeCommand],
  [/^POST \/applications\/\d+\/emojis$/, judgeBody(emojiCreation)],
  [/^PATCH \/applications\/\d+\/emojis\/\d+$/, judgeBody(emojiChange)],
  [/^POST .+\/messages\/\d+\/threads$/, judgeBody(spec.CreateTextThreadWithMessageRequestSchema)],
  [/^POST \/channels\/\d+\/threads$/, judgeThread],
  [/^PATCH \/channels\/\d+$/, judgeChannel],
];

const ENDPOINTS = new Map(
  Object.entries(pathsList).map(([method, patterns]) => [
    method.toUpperCase(),
    patterns.map((pattern) => pattern.split('/')),
  ]),
);

const isEndpoint = (method: string, path: string) => {
  const parts = decodeURIComponent(path).split('/');
  return (ENDPOINTS.get(method) ?? []).some(
    (wanted) => wanted.length === parts.length && wanted.every((part, i) => part.startsWith('{') || part === parts[i]),
  );
};

function refusal({ reply, fault }: Exchange): string[] {
  if (reply.status < 400 || fault !== null) return [];
  const { code, message, errors } = reply.body as { code: number; message: string; errors?: object };
  return EXPECTED_REFUSALS.includes(code)
    ? []
    : [`refused with ${code} ${message} ${errors ? JSON.stringify(errors) : ''}`];
}

/** Bots that start in the same process register the same commands, and most presses are acknowledged alike. */
const judged = new LRUCache<string, readonly string[]>({ max: 500 });

function bodyProblems(request: string, exchange: Exchange): readonly string[] {
  const at = BODIES.findIndex(([pattern]) => pattern.test(request));
  const [, judge] = BODIES[at] ?? [];
  if (!judge) return [];
  const { body, uploads } = exchange.call;
  const key = JSON.stringify([at, body, uploads.map(({ field, name }) => [field, name])]);
  const known = judged.get(key);
  if (known) return known;
  const { schema, problems, body: checked } = judge(exchange);
  const parsed = schema?.safeParse(checked);
  const all = parsed && !parsed.success ? [...problems, z.prettifyError(parsed.error)] : problems;
  judged.set(key, all);
  return all;
}

/** All problems of a request of the bot, by Discord's OpenAPI description. */
export function validateRequest(exchange: Exchange): Violation[] {
  const { method, path } = exchange.call;
  const request = `${method} ${path}`;
  const problems = isEndpoint(method, path) ? refusal(exchange) : ['no such endpoint'];
  return [...problems, ...bodyProblems(request, exchange)].map((problem) => ({ request, problem }));
}
