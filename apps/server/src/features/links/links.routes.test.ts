import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../core/errors.ts';
import { systemCtx } from '../../core/http.ts';
import { createEvent, createOpenEvent } from '../../testing/actors/events.ts';
import { createProject, createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readPlainPicture } from './links.pictures.service.ts';
import { plainPicture } from './links.service.ts';
import { getSitemapOfPages } from './links.sitemap.service.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ env: { PUBLIC_URL: 'https://teams.example.org' } });
  owner = await createUser(site, { username: 'Vera J. Lund', skills: ['Kubernetes'] });
});
afterAll(() => site.close());

function get(url: string, headers: Record<string, string> = {}) {
  return site.guest().call('GET', url, { headers });
}

function projectPicture(slug: string) {
  return get(`/share/project/${encodeURIComponent(slug)}/v.png`);
}

describe('the picture of a link', () => {
  test('is a PNG of 1200 × 630 pixels for a project, and follows its changes', async () => {
    const { id, slug } = await createProject(owner, { title: 'Harbour clock' });
    const first = await projectPicture(slug);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    const { format, width, height } = await sharp(first.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get(`/share/project/${slug}/v.png`, known)).statusCode).toBe(304);

    const edit = { title: 'Harbour clock', description: 'Other words', skills: ['Rust'] };
    const edited = await owner.call('PATCH', `/api/post/${id}`, { body: edit });
    expect(edited.statusCode).toBe(200);
    const changed = await projectPicture(slug);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test('exists for a user', async () => {
    const picture = await get('/share/person/vera%20j.%20lund/v.png');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.equals(await readPlainPicture())).toBe(false);
  });

  test('is plain for unknown, hidden and archived subjects', async () => {
    await createUser(site, { username: 'hidden_harold', profile: { openToCollaborate: false } });
    const leaver = await createUser(site, { username: 'leaver' });
    const { slug } = await createProject(leaver, { title: 'Left behind' });
    await deleteAccount(leaver);
    const plain = await readPlainPicture();
    for (const path of [
      '/share.png',
      '/share/project/no-such-project/v.png',
      `/share/project/${slug}/v.png`,
      '/share/person/nobody/v.png',
      '/share/person/leaver/v.png',
      '/share/person/hidden_harold/v.png',
      '/share/person/%00/v.png',
    ]) {
      const { statusCode, rawPayload } = await get(path);
      expect([path, statusCode, rawPayload.equals(plain)]).toEqual([path, 200, true]);
    }
  });

  test('that is stored as the plain one is what the code draws', async () => {
    const drawn = await site.app.deps.linkPictures.draw(plainPicture);
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect((await pixels(drawn)).equals(await pixels(await readPlainPicture()))).toBe(true);
  });

  test.each([
    ['emoji', '🚀 Launch 👩‍👩‍👧‍👦 day 🇳🇴'],
    ['another script', 'לוח זמנים של הנמל'],
    ['one long word', 'W'.repeat(100)],
    ['markup', '<script>alert(1)</script> & "quotes"'],
  ])('is drawn for a title with %s', async (_, title) => {
    const { slug } = await createProject(owner, { title, description: 'word '.repeat(700) });
    const { statusCode, headers, rawPayload } = await projectPicture(slug);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect((await sharp(rawPayload).metadata()).height).toBe(630);
  });

  test('is plain, and not kept, if it cannot be drawn now', async () => {
    const { slug } = await createProject(owner, { title: 'Drawn later' });
    const busy = new AppError('unavailable', 'The server is busy.');
    const draw = vi.spyOn(site.app.deps.linkPictures, 'draw').mockRejectedValueOnce(busy);
    const { statusCode, headers, rawPayload } = await projectPicture(slug);
    draw.mockRestore();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers).not.toHaveProperty('etag');
    expect(rawPayload.equals(await readPlainPicture())).toBe(true);
    expect((await projectPicture(slug)).headers.etag).toBeDefined();
  });

  test('is refused if too many pictures wait, and equal pictures are drawn once', async () => {
    const { linkPictures } = site.app.deps;
    const contents = Array.from({ length: 60 }, (_, index) => ({ ...plainPicture, title: `Flood ${index}` }));
    const flood = await Promise.allSettled(contents.map((content) => linkPictures.draw(content)));
    const refused = flood.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    const content = { ...plainPicture, title: 'Once' };
    const [first, second] = await Promise.all([linkPictures.draw(content), linkPictures.draw(content)]);
    expect(first).toBe(second);
  }, 60_000);
});

describe('the site map', () => {
  test('lists public projects and users with the dates of their changes', async () => {
    const { slug } = await createProject(owner, { title: 'Listed & dated' });
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    for (const file of ['projects/1', 'people/1'])
      expect(index.body).toContain(`<loc>https://teams.example.org/sitemap/${file}.xml</loc>`);
    const projects = await get('/sitemap/projects/1.xml');
    expect(projects.body).toMatch(
      new RegExp(
        `<loc>https://teams.example.org/project/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`,
      ),
    );
    expect(projects.body).not.toContain('left-behind');
    const people = (await get('/sitemap/people/1.xml')).body;
    expect(people).toContain('<loc>https://teams.example.org/u/Vera%20J.%20Lund</loc><lastmod>');
    for (const name of ['hidden_harold', 'leaver', 'Deleted']) expect(people).not.toContain(name);
  });

  test('dates a list by its last change, and other pages by the build of the web app', async () => {
    const builtAt = new Date('2026-01-02T03:04:05.000Z');
    const pages = { listed: ['/about', '/Discover'], builtAt };
    const read = async () => {
      const text = await getSitemapOfPages(systemCtx(site.app), pages);
      expect(text).toContain('/Discover?show=people</loc>');
      return [...text.matchAll(/<lastmod>(.+?)<\/lastmod>/g)].map(([, date = '']) => date);
    };
    await createProject(owner);
    const before = await read();
    expect(before[0]).toBe(builtAt.toISOString());
    site.clock.advance(60_000);
    await createProject(owner);
    const [about, discover = '', people] = await read();
    expect([about, people]).toEqual([before[0], before[2]]);
    expect(Date.parse(discover) - Date.parse(before[1] ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  test('lists public events, and no draft', async () => {
    const event = await createOpenEvent(site, owner, { title: 'Listed weekend' });
    const { event: draft } = await createEvent(site, owner, { title: 'Secret weekend' });
    expect((await get('/sitemap.xml')).body).toContain('/sitemap/events/1.xml</loc>');
    const { body } = await get('/sitemap/events/1.xml');
    expect(body).toContain(`<loc>https://teams.example.org/events/${event.slug}</loc><lastmod>`);
    expect(body).not.toContain(draft.slug);
  });

  test.each(['projects/2', 'projects/0', 'people/x', 'other/1'])('has no file %s', async (file) => {
    expect((await get(`/sitemap/${file}.xml`)).statusCode).toBe(404);
  });
});
