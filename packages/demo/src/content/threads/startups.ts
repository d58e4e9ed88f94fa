/** Conversations by project; see `parse-thread.ts` for the notation. */
export const startupThreads: Readonly<Record<string, string>> = {
  'shift-swap': `
o: Numbers for this week: 14 cafés, 311 swaps, 2 complaints (both: "the SMS came twice")
1: The twice thing is a retry without a key. Fixing in the new version, can't in the old tool.
o: ok. which screens first?
1: Week view, swap dialog, SMS. Rest can stay ugly.
o: 👍
--
1: Week view is up on staging with fake names. Try on your phone please
o: Tried in a café kitchen. Gloves + touch screen = no. Buttons need to be like THIS big
1: How big is THIS, in mm
o: 12
1: then it's 12
^1
`,
  deposit: `
o: The bank confirmed the account structure. One account per contract, not pooled. Please plan for it.
1: That makes the ledger simpler. Two postings per event, I have a draft with tests.
2: hand-over protocol form: 31 fields. do we need all?
o: The lawyer says 9. Which 22 did you add?
2: none, they are in the paper form from the tenants association 😅
1: I vote nine
--
o: Reviewed the ledger line by line, two questions in the PR. Otherwise excellent.
1: Answered. Rounding: half up is what the bank does, so that is what we do.
^o
2: photos are stamped on the server now, client clock is ignored
`,
  kitelane: `
o: Morning all. Yesterday: 412 parcels, 9 late, 1 in a canal (bike too, rider fine).
1: 4 of the 9 late are my fault. Routing sent two riders up the same hill with half battery. Fix is in review.
2: reviewing
3: Rider app 3.4 is out for 5 riders. Offline scan in lifts works.
6: Cluster is on the new version since 05:00. No alerts. Going back to bed.
o: Sleep well, you earned it
--
4: dispatcher screen: I removed 11 of 14 columns. @o tell me if you miss one
o: I miss "phone". Give me back phone.
4: 12 of 14 then
5: I rode along with Sami on Tuesday. He reads the screen at red lights, 2 seconds, sun from behind. Contrast first, everything else later. Notes are in the drive.
o: This is why we ride along. Please everybody read Tuesday's notes before you change the rider app
^o
3: read it. the font goes to 20
--
2: @1 your hill fix also changes flat routes by 0.3 %. Intended?
1: Intended, it is the battery model. I add a test that says so.
6: events topic was at 80 % disk, now has 7 days retention. If you need older data, it's in the bucket
4: who needs older data lol
o: Me. Every quarter. For the investors.
5: Interview guide v2 is ready, next ride-along is on the 3rd
`,
  'sugar-box': `
o: card layout v1 in figma. bread is 24 g carbs per slice, NOT 42, please somebody check my numbers always
1: checked all 12, the lentils are wrong too (cooked vs raw)
o: oh no. ok. cooked. always cooked
^o
1: I tried the curve + card on my phone with larger text. card wins, curve goes below
o: yes people open it in front of the plate
`,
  'bread-carbon': `
o: my uncle's invoices are photographed on flour. literally on flour
1: 7 of 10 readable, the gas bill always. I do gas first, it is 60 % of the result anyway
o: super
1: Factor for rye: two sources, 20 % apart. We show the range?
o: the bank wants one number...
1: One number, range in small below. I won't sign just one number.
o: deal
`,
};
