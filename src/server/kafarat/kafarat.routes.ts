import { kafaratAnswer, kafaratInput } from '#src/contracts/kafarat.ts';
import { operation } from '#src/server/http/operation.ts';
import { calculateKafarah } from '#src/server/kafarat/kafarat.service.ts';

export const kafaratRoutes = [
  operation({
    method: 'post',
    path: '/kafarat/calculate',
    tag: 'Calculators',
    summary: 'How many are fed for an expiation or fidya, and what it costs; nothing is stored',
    body: kafaratInput,
    answer: kafaratAnswer,
    failures: [503],
    handle: ({ services, locale, body }) => calculateKafarah(services, body, locale),
  }),
];
