/** The package ships its schemas without types; these are the ones the judge uses. */
declare module 'discord-api-spec/zod' {
  import type { ZodMiniType } from 'zod/mini';

  export const MessageCreateRequestSchema: ZodMiniType;
  export const MessageEditRequestPartialSchema: ZodMiniType;
  export const IncomingWebhookRequestPartialSchema: ZodMiniType;
  export const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType;
  export const CreateMessageInteractionCallbackRequestSchema: ZodMiniType;
  export const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType;
  export const ModalInteractionCallbackRequestSchema: ZodMiniType;
  export const ApplicationCommandCreateRequestSchema: ZodMiniType;
  export const ApplicationCommandUpdateRequestSchema: ZodMiniType;
  export const CreatePrivateChannelRequestSchema: ZodMiniType;
  export const CreateTextThreadWithMessageRequestSchema: ZodMiniType;
  export const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType;
  export const CreateForumThreadRequestSchema: ZodMiniType;
  export const UpdateThreadRequestPartialSchema: ZodMiniType;
  export const UpdateGuildChannelRequestPartialSchema: ZodMiniType;
  export const EmojiResponseSchema: ZodMiniType;
  export const ListApplicationEmojisResponseSchema: ZodMiniType;
}
