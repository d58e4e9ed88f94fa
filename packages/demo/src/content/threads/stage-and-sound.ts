/** Conversations by project; see `parse-thread.ts` for the notation. */
export const stageThreads: Readonly<Record<string, string>> = {
  chorus: `
o: The basses have tested the answer screen. Two taps, average age seventy-one, one complaint about the colour.
1: Which colour?
o: All of them, he said, but kindly.
1: Contrast is at 8:1 now, and yes and no differ in shape too. I drew a tick and a small closed door.
--
o: Balance of voices: is a bar per part enough?
1: For eyes, yes. For a screen reader I would say "altos thin: 5 of 12 can come".
o: Better for eyes as well. It is the headline now.
1: The planner offers three evenings and says who is lost by each. It feels kinder than a score.
--
o: Twenty-six answers on the first evening, no telephone calls. I may cry a little.
1: Wait until they find the "I will be late" button.
`,
  patchbay: `
o: Goal for this month: a festival rig, 112 cables, one text file, one readable page.
1: I have started on the parser errors. "Line 14: mic 3 goes to two inputs" instead of a stack trace.
2: For the layout I group by destination and bundle. A hundred lines become nine ribbons and you can still follow one.
o: Show it to Marek, he is the tired person we design for.
--
2: Marek followed cable 61 with his finger in four seconds. With the old drawing it took him a minute and a word.
1: Keyboard: arrow keys walk along a cable, Enter jumps to the other end, and it is announced. Try it with the screen reader, please.
o: "Mic 3, stage left, to input 7, monitor desk." I could run a show by ear.
--
1: Typing in the text re-renders everything, 90 ms on my machine. I would like to diff by line.
~~~ts
const changed = lines.filter((line, index) => line !== previous[index]);
const touched = new Set(changed.flatMap((line) => endpointsOf(line)));
return layout.update(touched);
~~~
2: My ribbons move when anything moves, sadly. I can pin them unless their endpoints are touched.
1: With pins it is 7 ms. I also wrote the test that types a whole rig, one character at a time.
--
o: Print: blue light, A3, black only. Dashes are gone, they look like damage.
2: Thickness and labels instead. Labels every 20 cm so that you never have to trace back.
1: Visual tests now compare the A3 page pixel by pixel. It found a label under a ribbon already.
o: First real show on Saturday. If the monitor desk dies, I expect us all to be calm.
`,
  quarry: `
o: Tape 118 to 240 are digitised. Somebody in 1983 narrated a whole thunderstorm, minute by minute.
2: Wonderful for training, he labels everything. "Hail now. Hail on tin. That was the dog."
1: Notes are indexed with the timecodes he gives. Search for "hail on tin" lands within two seconds.
3: The listening page scrolls on the spectrogram. I draw it in tiles, like a map, otherwise an hour is 300 MB.
--
2: Text-to-sound similarity works for gates, boats and rain. It believes that every crowd is a waterfall.
1: I combine both scores and show which one found it, "by sound" or "by note". People forgive more when they know.
o: The archive’s rule stays: no recording is listed without its place and date.
--
3: Keyboard on the spectrogram: arrows move five seconds, with shift a minute, and it reads the nearest note aloud.
1: Spectrogram index is down to 40 MB. I quantised what nobody can hear.
2: Checked it with ten queries, the order did not change. I kept the list of what did.
o: Then it fits on the stick for the village hall. Four tapes a week from here, please, my ears need Sundays.
`,
  'page-turn': `
o: Latency from microphone to page is 64 ms on the tablet. The worklet does the features, wasm follows the score.
1: I played the slow movement. It turned on time, except where I stopped to find my glasses.
o: It should wait. After two seconds without a plausible note it now holds still.
1: The repeat in bar 40 sent it back and forth like tennis.
--
o: Repeats are states now, it remembers which time through it is. Try again, with mistakes please.
1: Twelve takes, eleven fine. In take 9 I coughed in C sharp.
o: A fair test. Give me the recording, it goes into the collection of places where we got lost.
1: I drew a little mark in the margin where it believes you are. Players trust it more when they can see it think.
`,
  'prompt-corner': `
o: Rule one: when the stage manager says go, four tablets know it, or the fourth shows a grey frame.
1: Grey frame is in. It appears 400 ms after the last heartbeat.
2: I pulled the network cable in the middle of a cue, forty times. Twice a cue showed as done on one tablet only.
o: It was acknowledged before it was stored. Moved. Could you pull the cable again?
2: Two hundred times overnight, by script. Clean.
--
3: Dark theme: dim amber instead of red, actors in the wings complained that red reads as an emergency.
1: The go button needs 300 ms of pressure. An elbow is 80, we measured elbows.
o: I am fond of this team.
--
1: Undo during a performance: it walks back one cue everywhere and says who did it.
3: Say it quietly. A line at the bottom, three seconds, no sound.
2: Wrote it as a test with four browsers and a very patient script. Runs in nine seconds.
o: Opening night is booked. Full team, full house.
`,
  'kitchen-tapes': `
o: Interview 12: two hours, soup, three dialect words that no dictionary has.
1: The consent table is per sentence now. Search filters on it in the same query, so nothing leaks by a cache.
2: Correction page: sound on the left, words on the right, space bar to stop. A granddaughter did eleven minutes in twenty.
o: That beats me. What did she say?
2: "I did not know he was funny."
--
1: Dialect words keep their spelling, and I index a normalised form beside it. Searching either finds both.
o: I fine-tuned on the corrected hour. Word errors went from 31 to 22 per cent, for this valley only.
2: Can we show low-confidence words in a lighter ink? Correctors start there.
1: The API has it: confidence per word. Below 0.6 is about one word in seven.
`,
  'wall-text': `
1: Import of 2014 to 2019 is done: 1,912 labels, 40 of them in a text box inside a text box.
o: And the one in Comic Sans?
1: It was about a plague pit. I have kept the words and let go of the rest.
2: Grid for print is 4 mm, labels line up with the screws in rooms one to three. Room four was drilled by somebody’s nephew.
--
o: What changed since the translation: can it be a sentence rather than a diff?
1: It marks the words and says "changed on 3 June, not yet in French and Sámi". Translators get a list, not a mail for each.
2: Set the four languages at the same size. The long ones get fewer words, not smaller type.
o: The curator read that twice and then nodded. That took me eleven years.
`,
  'second-reel': `
o: Ninety seats, sold once each. Last night two people stood in front of C7.
1: Found it: the door sale did not hold the seat while the card terminal was thinking. It does now, for three minutes.
2: I wrote the test with two browsers and one seat. It fails on the old code, good.
o: Row F is still reserved for the couple with the blanket?
1: There is a permanent hold called "blanket".
--
2: Distributor’s count matches the till for the whole of spring. I checked it with a pencil too.
o: We are done, friends. The programme goes on the chalkboard, the rest is in the repository. Thank you both.
1: It was a pleasure. I will be in F7 and F8.
`,
};
