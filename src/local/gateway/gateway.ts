import { GatewayCloseCodes, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { Upgrade } from '../http-request.ts';
import { guardSocket, type OnError } from '../socket-guard.ts';
import type { World } from '../world.ts';
import { Connection, type GatewayState } from './connection.ts';
import { dispatchEvent } from './session.ts';

const KEPT_SESSIONS = 64;

export type Gateway = {
  readonly upgrade: Upgrade;
  /** Asks every client to reconnect and resume, as Discord does every few hours. */
  reconnect(): void;
  /** Drops every connection without a close frame. */
  cut(): void;
};

/** The websocket a bot hears everything from. */
export function makeGateway(world: World, token: string, onError: OnError): Gateway {
  const state: GatewayState = { world, token, sessions: new Map(), onError };
  const server = new WebSocketServer({ noServer: true });
  world.listen((event) => {
    for (const session of state.sessions.values()) dispatchEvent(world, session, event);
  });
  return {
    upgrade(request, socket, head, url) {
      server.handleUpgrade(request, socket, head, (client) => {
        guardSocket(
          client,
          GatewayCloseCodes.UnknownError,
          onError,
          () => new Connection(state, client, url.searchParams),
        );
        const lost = [...state.sessions.values()].filter((session) => session.send === null);
        for (const session of lost.slice(0, -KEPT_SESSIONS)) state.sessions.delete(session.id);
      });
    },
    reconnect() {
      for (const session of state.sessions.values()) session.send?.({ op: Op.Reconnect, s: null, t: null, d: null });
    },
    cut() {
      for (const client of server.clients) client.terminate();
    },
  };
}
