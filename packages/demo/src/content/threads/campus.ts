/** Conversations by project; see `parse-thread.ts` for the notation. */
export const campusThreads: Readonly<Record<string, string>> = {
  'group-seven': `
o: ok everyone here? repo is created, I added the task sheet
1: yes
2: Im here, at work until 22 tho
3: Hello. I can make the reservation screen.
o: tuesday 14:15 B204. sheet says: 4 endpoints, 70 % test coverage, talk of 12 min. everyone pls read page 3
^o
--
1: coverage is 31 lol
2: wrote 6 tests on my break. 38
3: The date is wrong when reservation is over midnight. I think timezone?
o: it is always timezone. LocalDate instead, push it @3
3: It is working now. Thank you
1: 52 %!! who is testing guy number 5, we need u
`,
  'ride-home': `
o: student union gives us 200 for hosting. thats like 4 years
1: nice. sign-in with uni mail works, I send a code (no passwords)
o: list or map first
1: list. nobody plans a ride by map
o: true. flyer says "one page. from, to, when." you have to build exactly that now haha
1: from, to, when. ok
^o
`,
  'dys-plan': `
o: Screens 1-8 are final. Please not change spacing, it took 3 weeks
1: Not touching! I measured it with a grid overlay, you will see 0 px difference
o: ❤️
1: read-aloud reads emoji names. "party popper" after each finished task. keep?
o: KEEP. the group voted 7 to 1
1: 😂 ok kept
`,
  'toy-compiler': `
o: Milestone: fib compiles and the answer is right. It only took the type checker four attempts.
1: Attempt three was mine. In my defence the paper has a typo on page 6.
o: Show me a paper from 1982 without one.
1: Error messages next? "expected Int, found Int" is a bit zen
o: Write both positions, and the reason why each one is Int. See the one with arrows in the notes.
~~~text
3 |   x = 1 + "a"
            ^ Int, because of 1
                ^ Text
~~~
^1
1: beautiful. wednesday as usual
`,
  'room-finder': `
o: new PDF from the law faculty. two columns, rotated 90 degrees, footnotes with rooms in them
1: who hurt them
o: parser 9 it is. do you want push or parser
1: parser, I want to suffer. send it over
--
1: law parsed. 214 events, 3 conflicts, all 3 are real conflicts in THEIR plan
o: I wrote to them. They said thank you and sent an xlsx. AN XLSX
1: we won
`,
  'capstone-ward': `
o: Interview schedule: Mon 10:00 head nurse, Wed 06:30 (!) handover, Thu 14:00 transport.
1: I take Wednesday, I am awake anyway.
2: Guide is two pages: what happened last, what did you do, show me. No "would you use".
o: Good. No patient data on any of our machines, also not on paper. If you see a name, you forget it
^o
--
2: From Wednesday: they know free beds by looking at the shoes in front of the doors. I am not joking.
1: so the wall screen competes with shoes
2: It does. Shoes are updated in real time.
o: That goes on slide one.
`,
};
