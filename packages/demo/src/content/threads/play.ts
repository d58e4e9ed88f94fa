/** Conversations by project; see `parse-thread.ts` for the notation. */
export const playThreads: Readonly<Record<string, string>> = {
  'ringing-chamber': `
o: Eight bells in a tab. Seven of them are on time and one of them is me.
1: Method generator is in: it proves Plain Bob Major true in half a millisecond, all 112 changes.
~~~rust
pub fn is_true(rows: &[Row]) -> bool {
    let mut seen = HashSet::new();
    rows.iter().all(|row| seen.insert(row))
}
~~~
o: The shortest proof in campanology. What happens on a false one?
1: It names the two rows that collide. Ringers like to know whom to blame.
--
o: Scheduling in the audio clock, not in timers. My strokes are within 2 ms, measured with a phone on the desk.
1: Feedback: could we draw your stroke as a dot beside the line, rather than a red cross?
o: A dot, and the sentence "a little late over the thirds". My tower captain says exactly that, but louder.
1: Then we should add a volume setting for the captain.
`,
  'low-power': `
1: Play-out now buffers the next ten minutes locally. I unplugged the network during the gardening hour, nobody noticed.
o: Not even Harold?
1: Harold was presenting. Harold did not notice.
2: Schedule grid: presenters drag a slot onto each other to swap, and both have to say yes.
o: The late swap is the hard one: bus is stuck, show starts in four minutes.
2: "I am late" is a button on its own. It plays the last good episode and tells the listeners so.
--
o: The regulator’s log was accepted without questions. First time since 2009.
1: It is written by the play-out, line by line, and signed at midnight. No human between the sound and the log.
2: I made it readable as well; the presenters use it to find that one song.
`,
  'echo-cave': `
2: Playtest 4: both players found the lake, one tried to drink it. We need a drink.
o: Of course she did. Adding water sounds and one line.
1: Left and right are never in doubt now, behind still is. I added a tiny delay and some damping.
2: Behind works for me. Above is a different question, the bat seems to live inside my neck.
1: The bat is now four metres higher and much happier.
--
o: Save anywhere: it says "kept, you are at the second bridge". One sentence.
2: Please say it after the sound, not over it. And let me stop it with any key.
o: Done. Chapter one takes our fastest player nineteen minutes and our most curious one two hours.
1: The curious one found an echo I had forgotten to remove. We keep it.
`,
  'last-ferry': `
1: Dusk shader: three colours and a noise texture, 0.8 ms on the school laptop.
o: It looks like the last day of a holiday. Do not touch it again.
2: The wedding cake now leans when you turn late. It never falls. I was told that we do not do that.
o: It may lean. It may worry.
--
2: Passengers remember: if you dropped their stop, they mention the weather. Nothing else.
1: I read the whole script aloud. The postman has too many words.
o: Cut him by half. He will be grateful.
2: Timetable tuning: eleven testers, nobody felt punished, two missed their real bus.
`,
  pendulum: `
o: The bridge resonates at the right frequency. I checked it against the lecture and against a real ruler on a desk.
1: 58 frames on the old laptop. The trail of the double pendulum is what costs us.
o: Draw it into a texture and fade it, instead of keeping 4,000 points?
1: 60 frames, and it looks more like chalk. I prefer it.
--
1: Every slider has a label and a unit now, and arrow keys with a sensible step. Length of the pendulum in centimetres.
o: A teacher asked for "one wrong simulation", so that pupils find the mistake.
1: I adore that teacher. Friction with the wrong sign?
o: Friction with the wrong sign. It takes the class eleven minutes to be outraged.
`,
  'board-one': `
o: Siblings must not meet in round one. There are nine pairs of siblings and one set of triplets.
1: The pairing is a matching problem with penalties, triplets included. 200 players, 0.4 seconds.
2: Results from phones: two pupils reported different results for board 31. We keep both and light up the board.
o: And the lemonade?
2: The report page is at the lemonade. Queue length is now a measure of round length.
--
1: Colours: nobody has three whites in a row any more. A parent had noticed, with a list.
o: Saturday went well: four rounds, two hundred and six children, megaphone not needed. We can close this one.
2: Thank you both. The printed list in 28 point was the best decision we made.
`,
  slate: `
o: Bag one is back from Kilima: nine lessons, 340 answers, one drawing of a goat in the feedback field.
1: All 340 merged? Two phones had the same pupil name.
o: Merged by device and pupil, the teacher confirmed both are called Neema.
2: The Pi lost 4 per cent of its card’s life in a week. I moved the logs to memory and lowered the writes.
--
1: Lesson packs are under 300 kB with the drawings as SVG. The one about volcanoes is 410.
o: Volcanoes may be 410.
1: They may not, I simplified the lava. 288.
2: Battery: eleven hours of classroom, 34 phones connected at once. The fan is the loudest thing in the school.
--
o: Next bag needs a test that proves nothing is lost when a phone is closed in the middle of a save. Who?
1: Me. I can kill a tab in a test, again and again, it is oddly relaxing.
`,
};
