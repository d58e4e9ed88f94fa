import { readdirSync } from 'node:fs';

/** `room--send-failed--360-dark.png` → its screen, state and look. */
function parts(file: string): { screen: string; state: string; look: string } {
  const [screen = '', state = '', look = ''] = file.replace(/\.png$/, '').split('--');
  return { screen: screen.replaceAll('-', ' '), state: state.replaceAll('-', ' '), look };
}

function figure(file: string): string {
  const { look } = parts(file);
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${look}</figcaption></figure>`;
}

const style = `body{font:14px system-ui;margin:24px;background:#eff1f5;color:#1b2330}h2{margin:40px 0 0}h3{margin:16px 0 8px;font-weight:600}
div{display:flex;gap:12px;align-items:start;flex-wrap:wrap}figure{margin:0}img{display:block;height:300px;object-fit:cover;object-position:top;border:1px solid #dde1e8}`;

/** An HTML page with all pictures of a folder, by screen and state. */
export function contactSheet(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const screens = Map.groupBy(files.toSorted(), (file) => parts(file).screen);
  const sections = [...screens].map(([screen, pictures]) => {
    const states = [...Map.groupBy(pictures, (file) => parts(file).state)];
    const rows = states.map(([state, row]) => `<h3>${state}</h3><div>${row.map(figure).join('')}</div>`);
    return `<h2>${screen}</h2>${rows.join('\n')}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>\n${sections.join('\n')}\n`;
}
