/** Conversations by project; see `parse-thread.ts` for the notation. */
export const openSourceThreads: Readonly<Record<string, string>> = {
  tinyq: `
o: welcome aboard. triage label list is in CONTRIBUTING, ignore "wontfix", I never dare to use it
1: I dare. closed 6 with an explanation, one person said thanks
o: unbelievable
1: #212 reproduces only on network file systems. SQLite says don't, we should too:
~~~text
tinyq: database is on a network file system, locking is not reliable
~~~
o: yes, fail loud. and docs
^1
--
1: cron parser merged w/ 90 cases. feb 29 is in
o: you have commit rights since 10 minutes. sorry, I forgot to tell you
`,
  mdfold: `
o: Hi both. Windows paths are fixed, only took me 13 months
1: I rewrote "Getting started". It was 9 steps, it is 3. Six of them were apologies.
2: dark mode draft is up, needs eyes. not mine, I'm colour blind
1: Links are 3.9 to 1, headings fine. One step lighter and you are there.
2: done thx
--
o: Search: build an index of 300 kB for 400 pages, or load per section?
2: per section. nobody searches page 1 to 400
1: Agreed, and say so in the docs.
o: ok per section it is
^o
`,
  'lumen-notes': `
o: Release on Thursday: Finnish 100 %, Portuguese 96 %, Korean 71 %.
1: Glossary rule: "notebook" is the thing, "note" is the page. Please do not mix, pupils get lost.
^o
2: Finnish breaks the toolbar: "Tallenna muistiinpano". I wrap at 2 lines, or we go for icons?
1: Wrap. Icons are a second language, and not one we translate.
3: I finished the 120 texts in korean today. Some I am not sure, I marked with question mark
o: Amazing, thank you! @3 is this your first contribution anywhere?
3: yes first one :)
--
2: right to left: the arrows in the tour point to the wrong side. fixing
1: I can test with Arabic on Saturday, my neighbour reads it.
3: reviewer said two words are too polite for children. I changed them
`,
  datepick: `
o: NVDA + Firefox passes. JAWS reads "grid" and then silence, of course it does.
1: Reproduced. It wants aria-selected on the cell, not on the button. Test attached.
o: Passing. I owe you a coffee for every version of JAWS.
1: That is nine coffees.
o: Rule for this repo: no merge without a recording of a screen reader. Video is fine
^o
1: 👌
`,
  'first-issues': `
o: pair 24: Mira (newcomer) + Johan (mentor). pair 25 needs a Python mentor, @1 free?
1: From Monday, yes. One at a time please.
2: hi I am newcomer, when will my mentor come?
o: You are pair 25 :) Johan is busy, @1 takes you on Monday
2: thank youu
--
1: @2 your PR is fine. Squash, then mark it ready. The maintainer answered in 5 hours, see, they exist.
2: MERGED!!! 😭😭
o: 20th merged. I print this chat
^o
`,
};
