/** Conversations by project; see `parse-thread.ts` for the notation. */
export const workshopThreads: Readonly<Record<string, string>> = {
  kiln: `
o: Forty members, one kiln, and last week three people wanted cone 6 on the same night.
1: I can read the controller: temperature every ten seconds over a serial line from 1994.
o: Can we say when it may be opened?
1: Cooling is nearly a straight line on a log scale. After two hours I know it within fifteen minutes.
--
o: Grouping by temperature works. Height is the problem: Jana’s vases do not fit beside anything.
1: Model height as shelves, not centimetres. Potters think in shelves.
o: Of course they do. Changed. The booking page says "fits on shelf 2 with Omar’s bowls".
1: The message "below 100 degrees, you may open" went out at 7:12. Everyone had already opened it at 200.
o: I shall add a photograph of a cracked bowl to the message.
`,
  levain: `
o: Tonight’s test: 61 orders, nine doughs, three ovens, one baker who prefers not to be asked.
1: Plan says start rye at 1:50. There is a slack of ten minutes before the croissants complain.
o: A late order for 40 rolls came at 23:58.
1: It asks one question: "40 more rolls means the baguettes wait until 6:20. Yes or no?"
o: He said yes. He has never said yes to software.
--
1: Scaling: eggs are whole, salt is to the gram, and 0.3 of an egg becomes a different batch size.
o: Printed list hangs over the bench. Large type, dough first, flour-proof for at least a week.
1: I added the column "why", small, at the right. He read it when he thought nobody was looking.
`,
  slipway: `
1: Tide table is in. The slip can be used 4 hours around high water above 3.1 m, which is not often in March.
o: And paint needs two dry days. The foreman calls that "the other tide".
2: Plan screen: six boats in rows, tide windows as columns, drag to move. It refuses politely and says which tide is missing.
o: He dragged a boat with his pencil first. Then with his finger. Progress.
--
1: Boat history survives a change of owner: jobs belong to the hull, invoices to the person.
~~~csharp
public sealed record Job(HullId Hull, OwnerId BilledTo, DateOnly Done, string What, decimal Hours);
~~~
2: Where do we show the pencil notes? People write "see drawer".
o: As they are, in a box. The drawer is part of the system.
1: January’s invoices matched the pencil except one. The pencil was wrong and everybody was very quiet.
`,
  'evening-dose': `
o: Two pharmacists and a night nurse read the screen. They crossed out half the words.
1: On iOS the reminder survives a restart and a flight over three zones. I tested with a kitchen timer and some envy.
2: Clocks changing: the 2:30 dose exists twice in October. We ring at the first one only, and say so.
o: And in March, when 2:30 does not exist?
2: It rings at 3:00. The pharmacists agreed before I had finished the question.
--
1: Sharing by the code on the fridge: phone to phone, no server. The code changes when it is taken down.
o: Text size at the largest setting: the button went below the edge. Fixed by having fewer words again.
2: Added tests for every text size, both systems. It found "Wednesday".
`,
  'first-words': `
o: Page 112 of the 1938 book has a coffee ring exactly over the word for tea.
1: I keep the scan beside each entry, ring included. The reading is marked as "likely".
2: Search: three spellings and an optimistic one. I made the optimistic one the default.
1: It works by sound, then by letters. "Kuovsak", "guovsak" and "qwovsac" find the same northern light.
--
o: Aunt number four corrected nineteen entries and then corrected aunt number three.
2: Entries show who said what, with their voice. I put the newest first and nobody out of sight.
1: Pronunciations: 640 recorded, cut on silence, levels even. One has a cow in it.
o: The cow stays. It is the entry for cow.
`,
  'last-bus': `
o: Nine operators: seven feeds, one PDF, and one photograph of a timetable on a pole.
1: The PDF parses. The photograph I typed in, and I check it every month for a new photograph.
o: The one answer: "Leave at 22:41." Under it, small: "the 19 waits for you until 23:04".
1: It waits in 26 of the last 30 evenings. I show it as "usually waits" and never promise.
--
o: On board it goes quiet: no more countdown, only your stop. My mother approves.
1: The walk time is from where you stand, at your own pace from the last week. Slow walkers finally get a bus.
o: We need one more pair of hands on maps. Footways in the old town make no sense.
1: They made no sense in 1640 either. I have sent you the plan.
`,
  'waiting-room': `
1: Two receptionists, one queue: both move a card, the second sees what the first did within 200 ms.
o: What if both call the same patient?
1: The first call wins, the other gets "already called by Ana". No double names in the room.
2: Forgetting: rows go at midnight, and I looked for names in logs, backups and the display’s cache.
o: And?
2: The display’s cache had yesterday. It has nothing now, and there is a test that searches for a made-up name at 00:05.
--
o: Display: numbers only, soft sound, no red. People in that room are afraid enough.
1: You can wait outside, the page on your phone counts down in people, not in minutes.
2: Good. Minutes are promises.
`,
  'borrowed-grandparents': `
o: The library has eleven readers and nine children on the list. One child wants only books about diggers.
1: I wrote the page that explains the call to the grandparents. One page, one picture, one button.
o: Does the button really need no account?
1: The librarian opens the room, both get a link that works once and for an hour. I tested the explanation with my neighbour, she is eighty-three.
--
o: Page turning follows both fingers. When they disagree, the child wins, we decided.
1: Safeguarding: the librarian may look in at any time and both sides see that she does. It is on page one.
o: For the media part I need somebody who has tamed WebRTC. And somebody to attack it, politely.
1: I shall write the posting so that it sounds like the fun it is.
`,
};
