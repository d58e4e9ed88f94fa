/** Conversations by project; see `parse-thread.ts` for the notation. */
export const waterThreads: Readonly<Record<string, string>> = {
  tidewater: `
o: Welcome aboard, @1 and @2. The short version: three harbours, eleven tablets, one server in a cupboard.
1: Hello! I spent the morning reading the paper logs you scanned. Somebody draws a seal next to good days.
o: That is Berit. The seal is load-bearing, please support it.
2: I can take the merge rules. How long are the tablets away from the network?
o: The pier tablets lose it for up to six hours. We need the log to merge cleanly afterwards.
--
1: First cut of the entry form is up. Big targets, no sliders, works with the tab key alone.
3: Tried it with my eyes closed. The berth field says "edit text, blank". It should say which berth.
1: Good catch, fixed. It now reads "Berth number, required".
3: Much better. The date picker still traps the focus, I will open an issue.
--
2: Question about conflicts. Two people log berth 7 within the same minute, both offline. Who is right?
o: Neither, until somebody walks over and looks.
3: Last-writer-wins is fine for weather, not for berths. I would keep both entries and ask.
1: On it for the screen: two cards side by side, "which one is true?"
o: Agreed. Berth conflicts are always asked, never merged. I am pinning that.
^o
--
o: Deployment: one container, one machine. The harbour office has a mini PC and a kettle on the same socket.
3: Then we should survive the kettle. I will write the compose file with a restart policy and a nightly dump.
2: Do we really need Kafka in there?
o: The county does; they read our events. It may live on their side of the wall if you find a way.
--
2: This is the rule I have now. @3 does it read right?
~~~ts
export function merge(a: Entry, b: Entry) {
  if (a.berth !== b.berth) return keepBoth(a, b);
  if (a.kind === 'berth') return ask(a, b);
  return a.seenAt > b.seenAt ? a : b; // newest wins
}
~~~
3: Reads right. I will add the case where seenAt is equal. Taking the Docker file too.
1: The merge test passes on my tablet now, even after a cold start. Two entries for berth 7 ask once, not twice.
o: Wonderful. Hauge harbour wants to try it on Thursday. Somebody tell Berit about the seal field.
2: Seal field shipped behind no flag whatsoever.
`,
  saltmarsh: `
o: I checked your constants for Hunstanton against the almanac: within four centimetres all of November.
1: Good. Brancaster is off by eleven minutes at springs. I suspect the almanac’s rounding, then my own.
o: Suspect yourself first, it is cheaper.
1: It was me. A leap second I had been very proud of.
--
o: The sunlight view is two colours now. I stood on the roof at noon and could read it at arm’s length.
1: What happens without a signal on day 31?
o: It says "predicted on 2 October" in the same size as the tide. Nobody should trust old water.
1: The wasm build is 61 kB:
~~~rust
pub fn height(t: f64, constituents: &[Constituent]) -> f64 {
    constituents.iter().map(|c| c.amplitude * (c.speed * t + c.phase).cos()).sum()
}
~~~
o: That is the whole thing? I had imagined more mathematics.
1: The mathematics is in the table of constants. Somebody counted waves for nineteen years so that we need five lines.
--
o: We need a React person who enjoys caching, and tests around midnight. I know someone to invite.
1: Please also someone who paddles. I get seasick in the bath.
`,
  'ferry-board': `
o: The jetty box restarts in nine seconds now, board included. Skipper Anne called that "acceptable".
1: High praise. I made the clock the largest thing; people look for the time first and the boat second.
2: The box lost power twice on Sunday. SQLite in WAL mode was fine, the SD card less so.
o: Read-only root and the log in memory?
2: Doing exactly that. I will keep a 2 MB ring for the last messages.
--
1: What should the board say when the uplink is gone for an hour?
o: "As planned. Last news 14:05." No red. Red makes people leave.
1: Done. After three hours it adds "Please ask the kiosk".
--
o: Real messages from this week: "kl 15 cancelled sry", "15.00 IS running", "boat fixed ignore me".
2: I would parse the first, hold the second for ten seconds and frame the third.
o: The parser now wants a time and a verb, and answers with what it understood. @1 can the board show "changed by Anne"?
1: It can and it does. The kiosk loves it, they know whom to phone.
`,
  rowlock: `
o: Six in the morning, minus two, gloves. That is the design brief.
2: Then eight seats, two columns, and the tap target is the whole seat. Sketch is in the file.
1: Who may cox? The paper list has a star, a circled star and a star with a question mark.
o: Star: alone. Circled: with a coach on the bank. Question mark: ask Ingrid.
1: I will model it as three levels and leave the question mark to Ingrid.
--
2: Tested with the novice crew. They looked for "my boat" first and the date second. Swapped.
o: The wind warning went out at 5:10 and again at 5:12. One sleepy complaint.
1: Mine. The job ran on both processes. There is a unique key on (day, crew, kind) now, it cannot happen twice.
o: Thank you. I told them it was the wind.
--
1: Next: swapping a seat. A asks, B accepts, the crew sees it. What if C accepts too?
o: First one wins and the second gets a kind sentence.
2: "Bea was faster. You are first in line for Thursday." I will put it into the texts.
`,
  gauge: `
o: Sensors: 34 stations, every five minutes, about one in sixty readings is nonsense.
1: Nonsense how? Zeros, or plausible nonsense?
o: Ice. Ice is very plausible.
1: Then I keep the raw row and mark it, never correct it. The chart shows a gap and we say why.
2: The API answers from the last good reading and carries its age. If the age is over 40 minutes the sentence changes.
--
3: Draft sentences. Calm: "The river is rising slowly. It is 1.2 m below your street." Less calm: "Move the car before ten."
o: Mrs. Albrecht from number 9 read them. She wants "before ten tonight".
3: She is right. Times always with the part of the day.
1: Matching with past floods works for 2013 and 2021. For 2002 the gauge stood somewhere else.
o: It was moved 300 m upstream in 2006. There is a letter about it in the parish archive, I will photograph it.
--
2: Query for "how high was it here", 40 ms with the index:
~~~sql
select f.year, f.level - s.street_level as below
from floods f join streets s on st_dwithin(f.geom, s.geom, 250)
where s.id = $1 order by f.year desc;
~~~
1: Nice. I will run last winter through it tonight and write down every sentence it would have sent.
3: Send me the worst ten. Those are the ones I want to rewrite.
`,
  drifters: `
1: Sleep current is 9 µA. The GPS fix is what eats us: 40 seconds, sometimes two minutes.
o: Hot start with yesterday’s almanac? We only need a hundred metres.
1: Then 6 to 8 seconds. That gives ten weeks and a bit, if nobody paints the panel black again.
2: They painted it because it looked faster.
--
2: The map shows drift lines now, older parts thinner. Class 7b has asked for a leader board, of course.
o: Distance, or straightness?
2: They voted for "most surprising". I put three candidates on the page and they vote every Friday.
1: Gateway saw buoy 5 at 31 km with one solder joint visible to the naked eye. I am keeping that board.
--
o: The building guide has fourteen steps and children stop at nine, the antenna. Can one of you film it?
1: Will film it with my own clumsy thumbs, that should help.
2: I will cut it to forty seconds. We could use somebody who writes well for thirteen-year-olds.
o: Yes: that is the open seat. A drawing is worth ten sentences there.
`,
};
