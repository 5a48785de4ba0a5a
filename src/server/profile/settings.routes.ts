import { settings, settingsChange } from '#src/contracts/settings.ts';
import { operation } from '#src/server/http/operation.ts';
import { changeSettings, readSettings } from '#src/server/profile/settings.service.ts';

const tag = 'Accounts';

export const settingsRoutes = [
  operation({
    method: 'get',
    path: '/users/settings',
    tag,
    summary: "The caller's language, digits, consent and emails",
    security: 'bearer',
    answer: settings,
    handle: ({ services, caller }) => readSettings(services, caller!.id),
  }),
  operation({
    method: 'patch',
    path: '/users/settings',
    tag,
    summary: "Changes the caller's language, digits, consent and emails",
    security: 'bearer',
    body: settingsChange,
    answer: settings,
    failures: [403],
    handle: ({ services, body, caller }) => changeSettings(services, caller!.id, body),
  }),
];
