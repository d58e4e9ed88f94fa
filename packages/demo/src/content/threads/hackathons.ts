/** Conversations by project; see `parse-thread.ts` for the notation. */
export const hackathonThreads: Readonly<Record<string, string>> = {
  'clima-hack': `
o: hey! great that you are in
1: hi :) I found roof areas as open data, 3 cities, clean license
o: wow ok that was the part I was afraid of
1: temperature is harder, satellite passes every 16 days. enough for a ranking?
o: for a ranking yes. @1 can you put the file in the repo, i make an endpoint tonight
1: done
--
o: plan: Fri 18:00 kickoff, Sat API + map, Sun 12:00 code freeze, 15:00 pitch. Laptop + charger + ID for the building
^o
1: I bring a power strip, they never have enough
`,
  'danfo-live': `
o: Welcome o! Repo is open, matcher is in /snap, please do not laugh
1: laughed a little. button works on my old Tecno, 11 MB apk
2: Snapping: drop points slower than 3 km/h, that is traffic, they jump to the parallel street otherwise
o: In Lagos that drops EVERYTHING 😂
2: fair. then only when heading changes too
--
1: NEPA took light in the middle of the upload. It resumed by itself! 💪
o: that is the demo. we literally pull the plug on stage
2: Route 12 and 14 share four km on Ikorodu Road. We must ask the rider once, there is no way to know.
o: agreed, ask once. Decision for the README: no account, no phone number, rides deleted after arrival
^o
1: @2 push your branch before you sleep abeg
`,
  'triage-hack': `
o: Notes 1 to 40 are in the folder. All invented by me on night shift, any similarity is bad luck.
1: Thank you, they are gold. Model summary of no. 7 forgot the allergy. That is the whole problem in one line.
o: In real life that is how people get hurt. So: never drop allergies, ever.
1: I make it a check outside of the model. If the word is in the note and not in the summary, red box.
o: Red boxes I understand.
^1
--
1: 40 of 40 pass the allergy check. 6 still lose the time of onset
o: Time of onset matters for stroke. Same red box please
1: ok same box
`,
  'jam-friday': `
o: theme!!!! "it gets smaller"
1: a shrinking elevator? a level that is eaten by the menu?
o: MENU EATS THE LEVEL yes yes yes
1: i prototype, 2h
o: sound of chewing: recorded with celery
--
1: playable, ugly, fun. the settings button is the final boss
o: i am crying. scope freeze NOW we still need art
^o
1: freezing
`,
  'third-place': `
o: THEY SAID YES TO THE T-SHIRTS
1: Cool. Less cool: the photo model calls every yogurt "mozzarella".
2: camera screen done, 1.8 s from tap to upload on hotel wifi simulator
o: @1 can we cheat with a list of the 200 most common fridge things?
1: That's not cheating, that's a prior.
o: putting that on the second t-shirt
--
2: expo update broke the camera on android, rolled back
1: mozzarella rate down to 4 percent
o: Rehearsal 1 of 10 done. We need 3:00, we have 4:40. Cut everything that is not food
^o
2: cutting my slide, happily
`,
  'museum-captions': `
o: The curator sent six hours of audio and a note: "room 9 is mostly coughing".
1: Whisper does rooms 1 to 8 at 6 % error, names are the errors. Room 9 it hears as poetry.
o: Then names get a list, room 9 gets a human.
1: Text is 22 px and scrolls by sentence, not by word. Easier to read, I think?
o: I asked Lars and Min, both deaf, both said sentence. And bigger.
1: 26 px then
--
o: Saturday 10:00 two visitors, 11:00 we fix what they say, 14:00 again
^o
`,
};
