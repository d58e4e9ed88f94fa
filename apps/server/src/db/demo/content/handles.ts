/** The two halves of invented handles such as quiet-heron. */
export const handleAdjectives: readonly string[] = [
  'amber', 'bold', 'brisk', 'calm', 'candid', 'cedar', 'clear', 'cobalt', 'dapper', 'deep', 'dusty', 'early',
  'easy', 'faint', 'far', 'fern', 'gentle', 'gilded', 'hazel', 'hidden', 'hollow', 'idle', 'ivory', 'kind',
  'late', 'level', 'linen', 'little', 'lucid', 'mellow', 'mild', 'misty', 'narrow', 'nimble', 'north', 'open',
  'patient', 'plain', 'proud', 'quick', 'rain', 'red', 'round', 'rusty', 'sandy', 'second', 'silver', 'slate',
  'sleepy', 'small', 'snow', 'spare', 'still', 'sunny', 'tall', 'tidy', 'upper', 'velvet', 'warm', 'wild',
];

export const handleNouns: readonly string[] = [
  'anchor', 'badger', 'barley', 'beacon', 'birch', 'bramble', 'brook', 'cairn', 'canal', 'cricket', 'curlew',
  'dune', 'ember', 'falcon', 'fiddle', 'flint', 'fox', 'gannet', 'garnet', 'grove', 'hare', 'harbor', 'hollow',
  'jetty', 'juniper', 'kestrel', 'kettle', 'lark', 'ledger', 'lichen', 'linnet', 'loom', 'marten', 'meadow',
  'mill', 'moth', 'orchard', 'osprey', 'owl', 'paddle', 'pebble', 'pine', 'plover', 'quarry', 'quill', 'raven',
  'reed', 'ridge', 'robin', 'sail', 'sedge', 'shale', 'sparrow', 'spruce', 'stoat', 'swift', 'tern', 'thimble',
  'thistle', 'timber', 'vale', 'wagon', 'warbler', 'weaver', 'willow', 'wren', 'yarrow',
];

/** Handles as people choose them for themselves. */
export const personalHandles: readonly string[] = [
  'Ines M', 'jonas.k', 'priya_raman', 'T. Okonkwo', 'marisol.v', 'Henrik S', 'a.lindgren', 'yuki_dev', 'Bartek',
  'nadia.codes', 'Lotte V', 'samir-h', 'E. Papadaki', 'olu_writes', 'Maeve', 'tomasz.w', 'Ilse B', 'renzo-p',
  'katya_n', 'Dafydd', 'Aroha T', 'j.mbeki', 'Soledad', 'ravi.deshpande', 'Anneli K', 'luc_b', 'Femke', 'h.tanaka',
  'Ciara D', 'emre.y', 'Zuzana', 'noor_a', 'Piet H', 'g.silva', 'Amina W', 'Ola N', 'matteo.r', 'Sanna L',
  'kwame_a', 'Ivo', 'r.castellanos', 'Birgit', 'dev.anand', 'Marta G', 'joao_f', 'Eilidh', 'c.moreau', 'Tuuli',
  'Goran P', 'lena_s', 'Mirek', 'hana.v', 'B. Achterberg', 'Xavi', 'ruth-e', 'Niamh', 'o.hansen', 'Vida K',
  'tariq.m', 'Elif', 'Pau R', 'wanjiru.n', 'Jens-Peter', 'malin_o', 'D. Ferreira', 'Sofie T', 'arun_k', 'Greta',
  'k.nowak', 'Paloma', 'Joris', 'aiko.s', 'Rasmus H', 'thandi_z', 'M. Delgado', 'Liv', 'cem_a', 'Oona R',
  'p.vasquez', 'Teodor', 'Maren', 'gabi.h', 'Nkechi', 'V. Horak', 'sigrid_l', 'Diego A', 'Ewa', 'finn.oc',
  'Leila B', 'Stijn', 'u.brandt', 'Catalina', 'iris_w', 'Mateus', 'Hilde', 'z.novotny', 'Rosa P', 'Kofi', 'Ane',
  'l.fournier', 'Wren A', 'tove_n', 'Isak', 'Delphine', 'b.oyelaran', 'Carys', 'Mika', 'Judit', 's.aalto', 'Nuno',
];
