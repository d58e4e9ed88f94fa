import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { endpointQuery } from '../../lib/api/query.ts';
import { Waiting, waitingQuery } from './waiting.tsx';

const userId = '1';

function request(id: string) {
  const sender = { senderId: id, senderUsername: `asker-${id}`, senderPic: null };
  return { id, ...sender, message: `asker-${id} requested to join`, createdAt: '2026-11-27T09:00:00.000Z' };
}

function textOf(requests: readonly string[], toAnswer: number, elsewhere?: readonly string[]): string {
  // Nothing is fetched: all the data is there.
  const queryFn = () => Promise.reject(new Error('not fetched'));
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  client.setQueryData([...waitingQuery(userId).queryKey], requests.map(request));
  client.setQueryData([...endpointQuery('notifications.unread').queryKey], { count: 9, toAnswer });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Waiting userId={userId} {...(elsewhere && { elsewhere: new Set(elsewhere) })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ');
}

test('says how many of the requests it lists', () => {
  expect(textOf(['1', '2'], 5)).toContain('Latest 2 of 5 requests');
  expect(textOf(['1', '2'], 2)).toContain('2 requests');
  expect(textOf(['1'], 1)).toContain('1 request');
});

test('leaves out requests that the page shows elsewhere', () => {
  expect(textOf(['1', '2'], 3, ['1', '3'])).toMatch(/1 request .*asker-2/);
  expect(textOf(['1', '2'], 2, ['1', '2'])).toBe('');
  // The latest ones are elsewhere, and an older one is not.
  expect(textOf(['1', '2'], 3, ['1', '2'])).toMatch(/1 request .*Answer/);
});
