import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { startSmtp } from '../../testing/fakes/smtp.ts';
import { createMailer, type OutgoingEmail, UndeliverableError } from './mailer.ts';

const mail: OutgoingEmail = {
  id: '01890000-0000-7000-8000-000000000001',
  to: 'quiet-heron@example.org',
  subject: 'Тест & <b>subject</b>',
  text: 'Hello\n\nhttp://localhost:3000/verify-email#abc\n',
  html: '<p>Hello</p>',
  link: 'http://localhost:3000/verify-email#abc',
};

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

function smtpMailer(url: string) {
  const config = loadConfig({ SMTP_URL: url, MAIL_FROM: 'Teamwright <mail@team.example>' });
  return createMailer(config, () => undefined);
}

describe('the outbox', () => {
  test('writes each email as a file that only its owner can read, and logs its link', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'teamwright-outbox-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const lines: object[] = [];
    const mailer = createMailer(loadConfig({ DATA_DIR: folder }), (line) => lines.push(line));
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await readdir(join(folder, 'outbox'))).toEqual([`${mail.id}.eml`]);
    const file = join(folder, 'outbox', `${mail.id}.eml`);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const parsed = await PostalMime.parse(await readFile(file));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      from: { address: 'no-reply@localhost' },
    });
    expect(parsed.to?.[0]?.address).toBe(mail.to);
    expect(lines[0]).toEqual({ file, link: mail.link });
  });

  test.each([
    [{ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) }],
    [{ PUBLIC_URL: 'https://team.example.org' }],
    [{ HOST: '0.0.0.0' }],
  ])('logs no part of an email with %o', async (env) => {
    const folder = await mkdtemp(join(tmpdir(), 'teamwright-outbox-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const lines: object[] = [];
    await createMailer(loadConfig({ DATA_DIR: folder, ...env }), (line) => lines.push(line)).send(mail);
    expect(await readdir(join(folder, 'outbox'))).toEqual([`${mail.id}.eml`]);
    expect(lines).toEqual([]);
  });
});

test('describes how to unsubscribe in one unfolded header', async () => {
  const server = await startSmtp();
  cleanUp.push(server.close);
  const unsubscribe = `http://localhost:3000/api/notifications/unsubscribe?token=${'x'.repeat(120)}`;
  await smtpMailer(server.url).send({ ...mail, unsubscribe });
  await smtpMailer(server.url).send(mail);
  const headers = server.received.map((got) => new Map(got.headers.map(({ key, value }) => [key, value])));
  expect(headers[0]?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(headers[0]?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers[1]?.has('list-unsubscribe')).toBe(false);
});

describe('SMTP', () => {
  test('delivers text and HTML, marked as automatic', async () => {
    const server = await startSmtp();
    cleanUp.push(server.close);
    await smtpMailer(server.url).send(mail);
    const [got] = server.received;
    expect(got).toMatchObject({
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      from: { name: 'Teamwright', address: 'mail@team.example' },
      messageId: `<${mail.id}@team.example>`,
    });
    expect(got?.html).toContain('<p>Hello</p>');
    expect(got?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('does not send to a second address in the recipient', async () => {
    const server = await startSmtp();
    cleanUp.push(server.close);
    const to = 'a@example.org, other@example.org';
    await smtpMailer(server.url)
      .send({ ...mail, to })
      .catch(() => undefined);
    const reached = server.received.flatMap((got) => got.to?.map(({ address }) => address) ?? []);
    expect(reached).not.toContain('other@example.org');
  });

  test.each([
    ['for good', 550, true],
    ['for now', 450, false],
  ])('reports an address that is rejected %s', async (_how, responseCode, isFinal) => {
    const server = await startSmtp({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    });
    cleanUp.push(server.close);
    const failure = await smtpMailer(server.url)
      .send(mail)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof UndeliverableError).toBe(isFinal);
  });

  test('treats a rejected sender or an unavailable server as temporary', async () => {
    const server = await startSmtp({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
    });
    await expect(smtpMailer(server.url).send(mail)).rejects.not.toBeInstanceOf(UndeliverableError);
    await server.close();
    await expect(smtpMailer(server.url).send(mail)).rejects.not.toBeInstanceOf(UndeliverableError);
  });

  test('gives up on a server that never responds', { timeout: 40_000 }, async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    cleanUp.push(async () => mute.close());
    await new Promise((resolve) => mute.once('listening', resolve));
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await expect(smtpMailer(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow();
  });
});
