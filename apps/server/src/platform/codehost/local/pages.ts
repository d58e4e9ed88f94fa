import type { HostPerson, HostRepository } from '@teamwright/demo/codehost/host-person.ts';
import { escapeHtml } from '../../../core/escape-html.ts';

/** A plain style that cannot be mistaken for GitHub, without scripts. */
export const stylesheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
ul { list-style: none; padding: 0; }
li, form.deny { margin: 0 0 0.75rem; }
button { font: inherit; color: inherit; width: 100%; min-height: 44px; padding: 0.75rem 1rem; text-align: start;
  background: none; border: 1px solid currentColor; border-radius: 10px; cursor: pointer; }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #3b6cf6; outline-offset: 2px; }
small { display: block; opacity: 0.8; }
pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; }
ol.code { overflow: auto; margin: 0; padding: 1rem 1rem 1rem 4rem; border: 1px solid; border-radius: 10px; font: 0.875rem/1.5 ui-monospace, monospace; }
ol.code li { margin: 0; }
ol.code code { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
:target { outline: 2px solid #3b6cf6; outline-offset: 1px; }
.note { opacity: 0.8; }
`;

function html(base: string, title: string, body: string, status = 200): Response {
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(base)}/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const note =
  '<p class="note">This is the local code host of a developer’s machine. It replaces GitHub: nothing here leaves the machine, and its developers are made up.</p>';

/** Asks as which developer to sign in. `fields` are sent back unchanged. */
export function authorizePage(
  base: string,
  people: readonly HostPerson[],
  fields: Readonly<Record<string, string>>,
): Response {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const action = `${escapeHtml(base)}/login/oauth/authorize`;
  const choices = people.map(
    (user) =>
      `<li><form method="post" action="${action}">${hidden}<button name="login" value="${escapeHtml(user.login)}">Continue as ${escapeHtml(user.login)}<small>${escapeHtml(about(user))}</small></button></form></li>`,
  );
  const body = `<p>Teamwright asks for: <strong>${escapeHtml(fields.scope ?? '')}</strong>. Who are you?</p>
<ul>${choices.join('\n')}</ul>
<form class="deny" method="post" action="${action}">${hidden}<button name="deny" value="1">Deny</button></form>
${note}`;
  return html(base, 'Authorize Teamwright', body);
}

function about({ name, bio, repositories, emails }: HostPerson): string {
  const parts = [
    name,
    bio,
    repositories.length === 1 ? '1 repository' : `${repositories.length} repositories`,
    emails.length > 0 ? '' : 'no email address',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export function personPage(base: string, user: HostPerson): Response {
  const rows = user.repositories
    .filter((repository) => !repository.private)
    .map(
      ({ name, description }) =>
        `<li><a href="${escapeHtml(`${base}/${user.login}/${name}`)}">${escapeHtml(name)}</a><small>${escapeHtml(description)}</small></li>`,
    );
  return html(base, user.login, `<p>${escapeHtml(user.bio)}</p><ul>${rows.join('\n')}</ul>${note}`);
}

export function repositoryPage(base: string, user: HostPerson, repository: HostRepository): Response {
  const files = Object.keys(repository.files)
    .sort()
    .map(
      (path) =>
        `<li><a href="${escapeHtml(fileAddress(base, user, repository, path))}">${escapeHtml(path)}</a></li>`,
    )
    .join('\n');
  const readme = repository.files['README.md'];
  const body = `<p>${escapeHtml(repository.description)}</p>
<p>By <a href="${escapeHtml(`${base}/${user.login}`)}">${escapeHtml(user.login)}</a> · pushed ${daysAgo(repository)}</p>
<h2>Languages</h2><ul>${languageRows(repository)}</ul>
${repository.topics.length > 0 ? `<h2>Topics</h2><p>${escapeHtml(repository.topics.join(', '))}</p>` : ''}
<h2>Files</h2><ul>${files || '<li>This repository is empty.</li>'}</ul>
${readme === undefined ? '' : `<h2>README.md</h2><pre>${escapeHtml(readme)}</pre>`}${note}`;
  return html(base, `${user.login}/${repository.name}`, body);
}

/** Each line has an anchor like GitHub's: `#L4`. */
export function filePage(base: string, user: HostPerson, repository: HostRepository, path: string): Response {
  const name = `${user.login}/${repository.name}`;
  const lines = (repository.files[path] ?? '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => `<li id="L${index + 1}"><code>${escapeHtml(line) || ' '}</code></li>`);
  const body = `<p>In <a href="${escapeHtml(`${base}/${name}`)}">${escapeHtml(name)}</a></p><ol class="code">${lines.join('')}</ol>${note}`;
  return html(base, path, body);
}

function fileAddress(base: string, { login }: HostPerson, { name }: HostRepository, path: string): string {
  return `${base}/${login}/${name}/blob/HEAD/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function daysAgo({ pushedDaysAgo }: HostRepository): string {
  if (pushedDaysAgo < 1) return 'today';
  return pushedDaysAgo < 2 ? 'yesterday' : `${Math.floor(pushedDaysAgo)} days ago`;
}

function languageRows({ languages }: HostRepository): string {
  const total = Object.values(languages).reduce((sum, bytes) => sum + bytes, 0);
  return Object.entries(languages)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `<li>${escapeHtml(name)} · ${((100 * bytes) / total).toFixed(1)} %</li>`)
    .join('\n');
}

export function plainPage(base: string, title: string, text: string, status: number): Response {
  return html(base, title, `<p>${escapeHtml(text)}</p>${note}`, status);
}
