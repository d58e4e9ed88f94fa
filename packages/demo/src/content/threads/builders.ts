/** Conversations by project; see `parse-thread.ts` for the notation. */
export const builderThreads: Readonly<Record<string, string>> = {
  'restore-drill': `
o: First stranger’s backup is here: 2 GB, Postgres 12, a note that says "should work".
1: I restore in a throw-away machine without a network. Whatever is in there, it does not get out.
2: Version detection is in: it reads the header and picks the matching server image.
o: The five questions: newest row, number of members, total of the accounts, one known name, size.
1: The known name matters most. Count is abstract, "Mrs. Lindqvist is there" is not.
--
2: Report draft: "Restored in 4 minutes. Newest entry is from 11 days ago. You expected 1."
o: That sentence alone is worth the project.
1: Their cron job had failed since the last holiday. They fixed it within the hour and sent cake.
2: How is the cake versioned?
1: It was not. There is no restoring it.
o: I shall frame that. The next charity arrives on Monday with forty gigabytes and no note at all.
2: No note is also a note.
`,
  'rooftop-mesh': `
1: Polling every router once a minute costs them 0.3 per cent. The very old ones get every five.
o: Tuesday’s wind turned roof 17. Signal fell by 9 dB between two readings.
2: Weather moves the whole valley, failure moves one roof. I compare with the neighbours and only alert on the difference.
~~~promql
link_signal_dbm - on(valley) group_left avg by (valley) (link_signal_dbm) < -6
~~~
^o
o: It would have found roof 17 and stayed silent in the snow. Ship it.
--
1: The drawing has roofs where they are and links as lines. A newcomer asked why roof 4 is so popular.
o: Because it is the church.
2: Ansible role for new roofs is one command. Dina put up roof 42 on her own on Sunday, goat included.
o: Then the drawing needs a goat. For orientation.
`,
  'flake-diary': `
o: Readers for four runners are done, two to go. They all disagree about what "skipped" means.
1: I store what the runner said, and our word for it beside. No information lost, no argument needed.
o: First real finding: a test that fails only when it runs after another one that changes the locale.
1: That is the neighbour rule. I compute it by comparing orders of failing and passing runs. Twelve runs are enough.
--
o: The diary entry: "Fails when run after settings.spec. Try: restore the locale in afterEach." The author fixed it in ten minutes.
1: And the Tuesday one?
o: The Tuesday one is a backup on the build machine, I am certain and cannot prove it yet.
1: Add the machine’s load to the report and we shall see on Tuesday.
`,
  'contrast-bench': `
o: 48 tokens, 2 themes: 4,512 pairs in theory, 236 that really meet on a screen.
1: I collect them from Storybook by walking the rendered tree. Text over background, border over surface, icons too.
o: The well in dark mode fails at 4.3. It has failed for two years and nobody has seen it.
1: Now everybody sees it, it is the first row. Sorry, old well.
--
1: Figma and CSS disagree on three greys. One of them is called "grey-500-final".
o: We show both and let people pick, the bench must not take sides.
1: Running it on itself: two failures, both mine. Fixed before lunch.
o: A bench that passes its own test. I may have this framed, at 7:1.
`,
};
