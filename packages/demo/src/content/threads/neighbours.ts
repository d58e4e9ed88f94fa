/** Conversations by project; see `parse-thread.ts` for the notation. */
export const neighbourThreads: Readonly<Record<string, string>> = {
  ledgerline: `
o: Thanks for joining. The rowing club’s treasurer sent me eleven years of spreadsheets and an apology.
1: I love an apology in column Q. What is the unit of truth: the payment or the share?
o: The entry. A payment is an entry, a share is an entry, and they add up to zero or we do not save.
1: Double entry then. I will write the table so that the database refuses a lopsided one.
--
1: Schema is up for review. One trigger, which checks the sum per transaction at commit.
~~~sql
create constraint trigger entries_balance
  after insert or update or delete on entries
  deferrable initially deferred
  for each row execute function assert_balanced();
~~~
o: Deferred, so we can insert in any order inside the transaction. Lovely.
1: The statement page needs about four numbers per member. I would do that in one query, not forty.
o: Please. The choir has fifty-two members and a slow laptop.
--
o: Rounding. Twelve people share 100.00. Who pays the odd four cents?
1: Largest remainder, ties by who paid least extra so far. Over a year it evens out to a cent.
o: I showed it to the treasurer. She said "that is what I do, but with guilt".
1: Then we automate the guilt. I pushed the currency rounding fix as well, Swiss five-rappen coins included.
--
o: The statement prints on one page now, unless you joined, left and rejoined within a year.
1: We have one of those?
o: We have three. The tenors are restless.
1: Closing a year: I would freeze entries by a closing date and only allow corrections in the next one.
o: And reopening?
1: Allowed, with a reason, and everybody sees the reason. That needs end-to-end tests before I sleep well.
o: That is the seat I posted: somebody who likes tests and containers. Two people asked already, I will look tonight.
1: If one of them knows Playwright, please say yes quickly.
`,
  seedbank: `
o: Shoebox one is scanned: 214 envelopes, 61 of them beans.
1: I went through the first fifty. "Aunt Olga’s" appears as a variety, a donor and a place.
o: She was all three. Can the model take that?
1: Variety, accession, person, place. Olga gets four rows and a link between them. Django admin is enough for entering, for now.
--
1: Synonyms: I keep every name as written, and point it at a variety only when a grower has said so.
o: And when two growers disagree?
1: Then there are two statements and no winner. The page says who said what.
o: The growers will like that. They have been disagreeing since 1974.
--
o: Search: I tried "buttrbean" with the screen reader on. It read "no results" and then nothing for a while.
1: Trigram search fixes the spelling. The silence is the live region, it is empty while loading. I will make it say "searching".
o: I can review the markup. The results should be a list with a count, then headings inside.
1: Merged. "7 varieties found, did you mean butter bean" now reads in one breath.
o: Shall we start with the beans? The tomatoes can wait, they always want attention.
`,
  footpath: `
o: Welcome, both. The county has 4,100 km of paths, 17 volunteers with saws, and one clerk named Joan.
1: Happy to be here. I will start with the report form: one hand, no signal, rain on the screen.
2: I take grouping. Nine photos of one tree should be one job, but two trees should not.
o: Distance alone will fool you. People report from where they stand, often on the wrong side of the hedge.
--
2: Clustering by distance along the path, not through the air. It fixes the hedge.
~~~sql
select r.id, st_linelocatepoint(p.geom, r.geom) as along
from reports r join lateral (
  select geom from paths order by paths.geom <-> r.geom limit 1
) p on true;
~~~
o: Oh that is neat. Stiles that belong to two paths?
2: They get both, and the clerk picks. Joan is good at picking.
--
1: The form stores reports on the phone first. I walked to the reservoir: three reports, no signal, all there when I got back.
o: Photos too?
1: Scaled to 1600 px before storing, otherwise the phone gives up at eleven. The queue shows "3 waiting" in plain words.
2: Can it send twice if the signal drops in between?
1: Each report has an id from the phone, the server answers the first one again. I wrote a test that cuts the line in the middle.
--
o: Joan’s export: she opens it in what she has, which is from 2007.
2: CSV with a semicolon, then. And a column that says "urgent" instead of a number.
1: I can write the end-to-end test for her export too, with the real file. It is the page I would hate to break.
o: The parish of Elmstead closed its first job: stile mended, photo attached, dog in the photo. We are live, friends.
2: Dog approved. I will add a map layer for closed jobs so that people see things do get done.
`,
  toolshed: `
o: Saturday’s numbers: 31 loans, 28 returns, one ladder returned to the wrong library.
1: The ladder is ours now. I have added "belongs to another shed" as a state.
2: Counter screen v3: the photo fills the screen, four words below it. fine, dirty, blunt, broken.
o: Volunteers asked for "mysterious".
2: "Mysterious" it is.
--
1: Late reminders: first one is a question. "Still using the hedge trimmer? Take your time, but tell us."
o: Return rate went from 60 to 84 per cent in two weeks. People answer questions.
2: Labels: the printer cuts off the last 3 mm, so the QR code moves left. Do not ask how many labels I wasted.
1: I asked the printer. It said eleven.
`,
  'fridge-door': `
1: Counted taps again: open, fridge, item, amount. Fridge is known from the door’s tag, so that is three.
o: Three! Can amount be guessed from yesterday?
2: On the old phone the tag takes two seconds to read. I show the list meanwhile, it feels instant.
o: The Tuesday cook says milk and "milk, open" are different things.
1: They are now. It is also the only item with an opinion.
--
2: Release 0.9 is 8 MB and runs on the kitchen phone. It has 600 MB free after deleting the photos of soup.
o: Did you ask before deleting the soup?
2: I asked. There is a backup of the soup.
1: Six fridges are in step within three seconds. Team is complete, let us finish this properly.
`,
  'repair-table': `
o: Last Saturday: 44 objects, 31 repaired, 9 sent home with a part number, 4 mourned.
1: The wall display survived. People took photos of their number, so I made it larger.
2: Matching by object works, by fault would be better. "Does not turn" is a motor or a kettle or a mood.
o: Ask one question at the desk: what did it do last?
2: I like it. Free text, and we suggest tables from what earlier stories said.
--
1: Story form is two minutes: what was wrong, what helped, would you try it again. Most people write about their father.
o: Keep those. They are the reason people come.
2: Queries for similar repairs are fast enough with a full-text index, no need for a search server yet.
1: Wall display in dark mode for the evening session? The hall has one bulb.
o: Yes please. And the volunteer’s first name, so that people know whom to thank.
`,
};
