/** Conversations by project; see `parse-thread.ts` for the notation. */
export const togetherThreads: Readonly<Record<string, string>> = {
  switchboard: `
o: Pilot with the night line starts in two weeks. Four kitchens, one queue, no music on hold.
1: The queue is fair now: longest waiting first, and a caller who was cut off comes back to the front.
2: How do we notice a dead node before a caller does?
1: Each node calls itself once a minute through the public number. If it does not answer, it takes itself out.
o: That is the most reassuring sentence I have read this week.
--
2: Deploys drain calls first. A node waits up to an hour for the last conversation and then goes.
o: Some of our calls are longer.
2: Then it waits. I removed the hour.
1: Handover without silence: both volunteers hear the caller for three seconds, then the first one leaves.
~~~elixir
def handover(call, from, to) do
  with :ok <- Bridge.join(call, to),
       :ok <- Bridge.confirm_audio(call, to, timeout: 3_000) do
    Bridge.leave(call, from)
  end
end
~~~
o: And if the second one never confirms audio?
1: Nothing happens, the first stays. The worst case is the present.
--
o: One volunteer works by screen reader. The duty button says "button".
1: Fixed: "Go on duty, you are off duty". It announces the number waiting, too.
2: Metrics hold no numbers and no names, I checked the labels. Retention seven days.
`,
  evenhanded: `
1: The solver finds a rota for the lifeboat crew in two seconds, and it is legal, and they hate it.
o: Why?
1: Because Tom always gets Sunday mornings. Legal, optimal, unfair.
2: Could we show the history next to the name? "Sundays so far: 5" says more than a score.
o: Let us make fairness a term over the year and show it. Sentence first, number second.
--
2: The explanation line: "Tom, because Aoife is away and Sam did the last two." It fits on a phone.
1: It is made from the three constraints that would break if we swapped him. No extra model, just the solver’s own reasons.
o: Took it to the committee. They argued for an hour, about the lifeboat and not about the rota. That is success.
--
1: Hospice volunteers want "never with my sister". Do we ask why?
o: We do not ask why.
2: Added as a private wish. Nobody sees it, not even the coordinator, only that the pair is impossible.
`,
  stairwell: `
o: The washing machine in the cellar is now the most modern appliance in the building.
1: Swaps work live: you offer Tuesday six o’clock, everyone sees it, first tap gets it.
o: Mr. Baptiste on the fourth floor has no phone. Can we print?
1: A page for the board, every Sunday, from the same data. He can write on it and somebody types it in.
--
1: Join code changes when a flat moves out. Leaving deletes the row and the name in old messages.
o: And the bicycle discussion?
1: Kept, as "somebody". The bicycle deserves its history.
o: The SQLite file is 400 kB after two months of forty flats. I enjoy this project very much.
1: So does my landlord’s app, which I have deleted.
`,
  'plain-form': `
o: Letter number one: housing benefit review. Four pages, one deadline, hidden on page three.
1: My version: "Send your payslips by 14 March. If you cannot, call this number and say so. Nothing else."
2: The pattern finds the date even if the letter says "within one month of the above". I count from the date at the top.
o: Which date do we show if the top is cut off in the photo?
2: None. We say "take the picture again, with the top".
--
1: Reading age of the result is nine and a half. The word "entitlement" cost us a year.
o: Tested with six people at the advice centre. Two of them asked whether it was really free.
1: Then the first line should be: "Free. Nothing is sent anywhere."
2: It is also the architecture, so we may as well say it.
--
o: Keyboard check: reading order was result, photo, result again. Fixed, headings are in order now.
2: Caseworkers can edit patterns in a form. I was surprised how quickly they got better at it than I am.
`,
  'ramp-map': `
o: I rode the test route with my chair today. The planner avoided the cobbles and sent me through a bakery.
1: The bakery has two step-free doors and was tagged as a passage. I did not invent that.
o: Leave it in until they close at six.
2: Directions by screen reader: "turn left after 40 metres, kerb lowered" reads fine. "Slight right" means nothing to anyone.
1: I can use clock directions or landmarks. Landmarks need reports.
--
1: Costs are per user now: slope, surface, kerbs over 3 cm, lifts. Same graph, different weights.
~~~ts
const cost = (way: Way, user: Weights) =>
  way.length * (1 + user.slope * way.slope + user.surface[way.surface]) + user.kerb * way.kerbs;
~~~
o: The surface weight for gravel should depend on rain. I know, I know.
1: It is one field and an hourly forecast. Give me a weekend.
--
2: The two-tap kerb report fails with a pram: the second target is under the thumb that holds the phone.
o: Moved it up and to both sides. Could you try it on the bridge, where it always matters?
2: On the bridge, in the wind, second try. Works.
`,
  captioneer: `
o: Ran the small model on my old laptop during the council meeting: 1.9 seconds behind, nineteen words in twenty right.
1: The wrong ones are all names, I suppose?
o: Names, and the word "drainage", which it hears as "Denise".
1: There is a Denise on the council. Oh no.
--
1: Corrector’s view: words appear in grey, turn black after two seconds, and you can tap any grey one. One key replaces it from the list of names.
o: People in the first row asked for fewer lines and larger ones. Three lines, 60 points.
1: Done. Scrolling is in steps of a line, not smooth: smooth made Mr. Petrov seasick.
--
o: We could use a hand with the WebSocket side, it drops words when the hall’s router naps.
1: Number the words and ask again for the gap. I would love someone who has done that before.
`,
  doorstop: `
1: Passkeys work on everything I own, including the embarrassing tablet.
2: Threat model is in the wiki: two pages, nine threats, three we accept and say so.
o: Which one worries you most?
2: The handover. An owner leaves angry, or dies. Both are a person with a key and no wish to help.
1: Two of five committee members together can appoint a new owner, after a week in which everybody is told every day.
o: A week of mail is a good alarm. Agreed.
--
2: Reviewed the fallback codes: printed on paper, used once, hashed at rest. Please never log the form body.
1: It was in the debug log. It is not any more, and there is a test that looks for it.
o: Badminton club signed in: 38 members, two support calls, both about glasses.
`,
  'tin-roof': `
o: Fact of the day: a tin of tomatoes is 400 g, except in Eastfield, where it is "1".
1: I keep their unit and add ours beside it. If the conversion is a guess, the column says so.
2: Nightly import is a small Go program now. It mails the person who owns the sheet, in the words of the sheet.
~~~text
Row 88: "12 box" of pasta. How many packs are in a box? Reply with a number.
~~~
o: They reply! Marjorie replied with a drawing.
1: Tests on every column: 214 pass, 3 warn. One of the three is Marjorie’s drawing.
--
1: Three charts on a clipboard: what is in, what goes out, what ends first. Printed in black.
o: The third one made them order rice on Tuesday instead of Friday. That is the whole point of us.
2: DuckDB reads the five exports in under a second. I keep looking for the catch.
`,
};
