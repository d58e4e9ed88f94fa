/** Conversations by project; see `parse-thread.ts` for the notation. */
export const fieldThreads: Readonly<Record<string, string>> = {
  'dawn-chorus': `
2: Distilled model is 11.4 MB. It lost two points overall and nine on pipits.
o: Everybody loses on pipits. What does it say when it is unsure?
2: "I do not know", below 0.55. On the car park recordings that is two thirds of the time.
1: On the phone: 70 ms for three seconds of sound, screen off, 3 per cent battery in an hour.
o: That is a morning walk. Lovely.
--
1: The app shows the two seconds that decided it, and plays them. People argue with it now, as they should.
o: The ornithologists finished batch two. They disagree on 31 of 900 clips and have written a page about each.
2: Those 31 are the best part of the evaluation set. I report them separately.
1: Can I show "even experts disagree here"? It would calm my father.
`,
  'hive-scale': `
1: Drift over the cold week: 38 grams with the temperature correction, 210 without.
o: Under fifty! Which formula?
1: A straight line per scale, fitted on the first ten nights. Bees hold still at night.
2: One year on one page: weight as a line, swarms as small notches, honey taken as steps. It prints well.
--
o: Hive 9 lost 2.1 kg at 11:40 on Sunday. Swarm, or somebody with a frame?
1: A person is a staircase, a swarm is a slide: 2.1 kg over eight minutes. It was a swarm.
2: The page now says "left at 11:40, about 2 kg of bees". The keeper found them in the neighbour’s plum tree.
o: With that message he found them before lunch. Put it on the front page.
`,
  'frost-call': `
o: Two sensors at blossom height, one at the weather station. They differ by three degrees on a clear night.
1: The firmware sends every five minutes, every thirty seconds below two degrees. Coin cell holds a season.
o: Decision rule so far: wet-bulb below zero within ninety minutes, two sensors agreeing.
1: Power cut on Tuesday: gateway ran four hours on the battery, the phone chain did not, it hangs on the router.
--
o: Moved the chain to a small server in town; the gateway only has to be heard.
1: If the gateway goes quiet on a cold night, silence should call somebody too.
o: "No news from the orchard since 2:50, it was falling." Written. I would pick up for that.
1: We need one person who does operations for fun. I am good at soldering and bad at certificates.
`,
  'moth-trap': `
o: This morning, 4 degrees: 61 moths, 23 species, one wren that came for breakfast.
1: Counting with one thumb works, I got to 61 without looking. The undo is where the thumb rests.
2: Lookalikes side by side at wing size. The three brown ones are still three brown ones, but now you can see why.
o: Export to the scheme was rejected: they want "trap type" in capitals.
1: In capitals it is. I keep their rules in one file, they change every spring.
--
2: Dark interface at dawn, but not black; moths come to white screens. I speak from experience.
o: Sixty trappers use it. Team is complete and I am very grateful, even to the wren.
1: The wren has its own entry. Count: one. Certainty: high.
`,
  'dark-sky': `
1: Tiles are 870 MB after dropping the sea. The sea is dark, we can say that in a sentence.
o: And the street lamps? The northern district sent theirs on paper.
1: I typed in 240 of them. Then I found that the paper says "approximately" at the bottom.
o: We show them as approximate. What about the last bus?
--
1: Joined with the timetable: 31 places within an hour of a stop, where you can get home again. Without that rule it is 140.
o: Thirty-one honest ones. The map in red on black does not ruin your eyes, I tested for an hour on a field.
1: Orion counts: 19 reports, from 4 stars to 21. It correlates with the satellite better than I had feared.
o: Then we publish both, with the spread.
`,
  kelp: `
o: October is done: 212 bays, 18 square kilometres, give or take two.
1: The pipeline ran in six hours on one machine. Clouds are the slow part, we look at each of them.
2: The image is 1.1 GB, half of it drivers. I can cut it to 400 MB if nobody needs the notebook in production.
o: Nobody needs the notebook in production.
--
1: Divers disagree with the model in four bays. In three of them the model saw shade.
o: And in the fourth?
1: In the fourth the divers were in the next bay. They told us, laughing.
2: Monthly run is a single command and a log. If it fails, it leaves last month’s map in place and says so.
o: Publishing with errors as bands. The ministry asked what "give or take" means, I said "it means we looked".
`,
  pressed: `
1: Label finder: 94 per cent on the windowsill photos. It also finds the ruler and, once, a cat.
o: Keep the cat in the test set.
2: Two volunteers must agree, otherwise a third sees both readings. Most fights are about 1 and 7.
1: Faded ink: I try three contrasts and keep the one with the most letters. If none reads, it says "too faded" and stops.
--
o: The review page works with the keyboard: j and k for next, a to agree. One volunteer did 200 in an evening.
2: The database has 3,100 sheets. First duplicates: the same fern, the same day, two collectors. A love story, I think.
o: I have read the letters in the attic. It is.
1: Then the link between records should be called "together".
`,
};
