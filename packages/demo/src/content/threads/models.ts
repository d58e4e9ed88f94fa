/** Conversations by project; see `parse-thread.ts` for the notation. */
export const modelThreads: Readonly<Record<string, string>> = {
  'lease-reader': `
o: baseline: 61 questions, 44 right, 9 wrong, 8 refused. the 9 are what matters
1: 6 of the 9 have the right paragraph at rank 4-7. reranker?
o: try it. but no new service please
1: did it in pgvector + a tiny cross encoder. 55 right, 2 wrong, 4 refused. +180 ms
o: love it. rule: a claim without a quote never leaves the API
^o
1: there is a test for it now
`,
  'council-rag': `
o: Coffee stain model works: 340 pages more. The word "Brücke" is suddenly everywhere.
1: That's just your town though?
o: There are four bridges and thirty years of arguments about each.
2: search page: I show the scan next to the text. people trust the scan
1: Hybrid beats vectors alone by 12 points on our 80 questions. Names and years need plain keywords.
o: Then hybrid. Write the 80 questions down as the test, dates of the meetings included.
^1
2: demo for the newspaper on the 9th? I need 2 more evenings
o: The ninth is fine.
`,
  'grandma-radio': `
o: she said "Dreh das leiser, Bub" and it played Christmas songs
1: honestly close
o: wake word idea: the tuning knob. turn = listen
1: that is 1 gpio and zero false alarms. yes!
^o
1: heat: 71 °C in the wooden box after an hour. needs holes, like a real radio
o: grandpa has drill
`,
  'yoruba-evals': `
o: 7 h 20 min done. New: market recording from Ibadan, very noisy, very good
1: With tones counted, the best model is at 39 %. Without, 24 %. I propose to publish both, tones first.
o: Both, tones FIRST. that is the point of the whole thing
^o
2: Consent forms are linked to clips by id, a person can leave and the clips go. tested with mine
1: Nice. Splits are by speaker now, not by clip, otherwise we measure memory.
o: e ṣé gan 🙏 great week
`,
  'prompt-ci': `
o: alpha 4: comment only if p < .01 over 20 runs. False alarms on our own repo: 0 in 9 days
1: and misses?
o: 1. Found it by reading. It got "nicer" and shorter, and lost a step.
1: Then length is a metric. I'll write the test that would have caught it.
2: cache key includes the model version now, bill went from 41 to 6 dollar a month
o: ship it
--
1: Docs question: do we say "statistically significant" anywhere? I vote no.
o: We say "worse in 17 of 20 runs". Everybody understands that.
^1
2: +1
`,
  'sign-dict': `
o: 180 signs, top-5 hit rate 83 % on new signers. 11 MB, 24 fps on my old phone.
1: Interface: five videos, no text, tap = yes. tested with Mr. Adeyinka's class
2: the confusion is always the same: handshape right, place wrong. I add a landmark for the chin
o: Chin helps: 88 %.
--
1: The kids asked for a "none of these" button. added, it is a shrug
o: 10/10 button.
2: release form v3 is in the drive, teachers read it, you can withdraw until we publish
^o
`,
};
