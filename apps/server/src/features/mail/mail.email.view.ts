import { escapeHtml } from '../../core/escape-html.ts';

/** The content of an email, with the same structure for all emails. Plain text, never markup. */
export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Several items, grouped by topic. */
  readonly sections?: readonly EmailSection[] | undefined;
  /** The main action of the email. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print at the end: why this email was sent, and what to do if it was a mistake. */
  readonly note: string;
  /** How to unsubscribe from this type; `oneClick` is for mail programs (RFC 8058), `url` for users. */
  readonly unsubscribe?:
    | { readonly label: string; readonly url: string; readonly oneClick: string }
    | undefined;
}

interface EmailSection {
  readonly title: string;
  readonly lines: readonly EmailLine[];
}

interface EmailLine {
  readonly text: string;
  /** The link of the line. */
  readonly url?: string | undefined;
}

interface Site {
  readonly name: string;
  readonly url: string;
}

export function emailText(content: EmailContent, site: Site): string {
  const { heading, paragraphs, sections = [], action, note, unsubscribe } = content;
  const news = sections.map(({ title, lines }) => [title, ...lines.map(lineText)].join('\n'));
  const button = action && `${action.label}:\n${action.url}`;
  const stop = unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`;
  const parts = [heading, ...paragraphs, ...news, button, note, stop, `--\n${site.name} · ${site.url}`];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function lineText({ text, url }: EmailLine): string {
  return url === undefined ? `- ${text}` : `- ${text}\n  ${url}`;
}

const font = "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Styles are inline, because mail programs remove style sheets. The style sheet only adds the dark theme. */
const darkTheme = `@media (prefers-color-scheme:dark){
.page{background:#0B1424!important}.card{background:#121D31!important;border-color:#2A3A56!important}
.strong{color:#F3F6FB!important}.body{color:#D5DDE9!important}.quiet,.quiet a{color:#9DABC0!important}
.button{background:#4FD1C2!important;color:#06201E!important}.mark{background:#4FD1C2!important}}`;

/** The HTML loads nothing when it is opened: no images, fonts or style sheets. */
export function emailHtml(content: EmailContent, site: Site): string {
  const { heading, paragraphs, sections = [], note } = content;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>${darkTheme}</style></head>
<body class="page" style="margin:0;padding:0;background:#F7F8FA">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#F7F8FA">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px"><span class="mark" style="display:inline-block;width:6px;height:20px;margin-right:10px;background:#0B6E69;vertical-align:-3px"></span><span class="strong" style="${font};font-size:20px;font-weight:650;letter-spacing:-.01em;color:#1B2330">${escapeHtml(site.name)}</span></td></tr>
<tr><td class="card" style="padding:32px;background:#FFFFFF;border:1px solid #DDE1E8;border-radius:10px">
<h1 class="strong" style="margin:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:650;color:#1B2330">${escapeHtml(heading)}</h1>
${[...paragraphs.map(paragraph), ...sections.map(section)].join('\n')}
${button(content.action)}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;${font};font-size:13px;line-height:20px;color:#5B6472">${escapeHtml(note)}${stopLink(content.unsubscribe)}<br><br><a href="${escapeHtml(site.url)}" style="color:#5B6472">${escapeHtml(site.url)}</a></td></tr>
</table></td></tr></table></body></html>
`;
}

function paragraph(text: string): string {
  return `<p class="body" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#3A424F">${escapeHtml(text)}</p>`;
}

function section({ title, lines }: EmailSection): string {
  const items = lines.map((line) => `<li style="margin:0 0 6px">${lineHtml(line)}</li>`).join('\n');
  return `<h2 class="strong" style="margin:24px 0 8px;${font};font-size:16px;line-height:24px;font-weight:650;color:#1B2330">${escapeHtml(title)}</h2>
<ul class="body" style="margin:0 0 16px;padding:0 0 0 20px;${font};font-size:16px;line-height:25px;color:#3A424F">${items}</ul>`;
}

function lineHtml({ text, url }: EmailLine): string {
  if (url === undefined) return escapeHtml(text);
  return `<a class="body" href="${escapeHtml(url)}" style="color:#3A424F">${escapeHtml(text)}</a>`;
}

function stopLink(unsubscribe: EmailContent['unsubscribe']): string {
  if (unsubscribe === undefined) return '';
  return `<br><br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5B6472">${escapeHtml(unsubscribe.label)}</a>`;
}

function button(action: EmailContent['action']): string {
  if (action === undefined) return '';
  const url = escapeHtml(action.url);
  return `<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0B6E69;color:#FFFFFF;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="margin:0;${font};font-size:13px;line-height:20px;color:#5B6472">If the button does not work, open this address:<br><a href="${url}" style="color:#5B6472;word-break:break-all">${url}</a></p>`;
}
