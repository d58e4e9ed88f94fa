import type { Archetype } from './archetype.ts';

export const data: Archetype = {
  id: 'data',
  roles: ['Data engineer', 'Data analyst'],
  core: ['Python', 'SQL', 'Data engineering', 'PostgreSQL'],
  often: ['pandas', 'Apache Airflow', 'dbt', 'Docker', 'Data visualization'],
  sometimes: ['Apache Spark', 'Kafka', 'DuckDB', 'AWS', 'BigQuery', 'Jupyter', 'R', 'Polars'],
  interests: ['open data', 'climate', 'public health', 'elections', 'statistics'],
  repositories: [
    {
      name: '{s}-pipeline',
      about: 'Daily pipeline for {thing}, from raw files to tidy tables.',
      language: 'Python',
    },
    { name: '{s}-warehouse', about: 'Models and tests for a small warehouse of {thing}.', language: 'SQL' },
    { name: '{s}-atlas', about: 'Charts and small multiples of {thing}.', language: 'Python' },
    { name: '{s}-open-data', about: 'Cleaned open data on {thing}, with a changelog.', language: 'Python' },
  ],
  people: [
    {
      bio: 'Open data volunteer. Current project: river levels of 3 countries in one format. Help wanted with DuckDB.',
      also: ['DuckDB'],
    },
    {
      bio: 'Data engineer, healthcare. Airflow, dbt, Postgres. EU hours.',
      also: ['Apache Airflow', 'Security'],
    },
    {
      bio: 'Statistician with a pipeline habit. I label axes and write down assumptions.',
      also: ['R', 'Statistics'],
    },
    {
      bio: 'analytics engineer. dbt dbt dbt.',
      also: ['dbt', 'Testing'],
    },
    {
      bio: 'Former journalist. I can tell you what a spreadsheet says and what it avoids saying.',
      also: ['Data visualization', 'Technical writing'],
    },
    {
      bio: 'Streams rather than batches. I moved a bus company off midnight exports.',
      also: ['Kafka', 'Apache Spark'],
    },
    {
      bio: 'Geodata, joins, more joins.',
      also: ['PostGIS', 'GIS'],
    },
    {
      bio: 'Data analyst. Jupyter all day. I want to learn how to put things in production, please teach me',
      also: ['Jupyter', 'Polars'],
    },
  ],
};

export const ml: Archetype = {
  id: 'ml',
  roles: ['Machine learning engineer', 'Researcher', 'Data scientist'],
  core: ['Python', 'Machine learning', 'PyTorch', 'NumPy'],
  often: ['pandas', 'scikit-learn', 'Jupyter', 'Data science', 'Docker'],
  sometimes: [
    'Natural language processing',
    'Computer vision',
    'TensorFlow',
    'OpenCV',
    'Hugging Face Transformers',
    'FastAPI',
    'Speech recognition',
  ],
  interests: ['ecology', 'languages', 'sound', 'small models', 'privacy'],
  repositories: [
    {
      name: '{s}-classifier',
      about: 'Recognises {thing}; trained on a laptop, evaluated in the open.',
      language: 'Python',
    },
    { name: '{s}-embeddings', about: 'Embeddings and similarity search for {thing}.', language: 'Python' },
    { name: '{s}-labels', about: 'A labelling tool and guidelines for {thing}.', language: 'Python' },
    {
      name: '{s}-eval',
      about: 'Evaluation sets for {thing}, with the failures kept.',
      language: 'Jupyter Notebook',
    },
    { name: '{s}-small-models', about: 'How small can a model for {thing} be?', language: 'Python' },
  ],
  people: [
    {
      bio: 'I train small models on small machines. Bird calls, bat calls, one very talkative owl.',
      also: ['Speech recognition', 'scikit-learn'],
    },
    {
      bio: 'NLP for languages with few speakers and long memories.',
      also: ['Natural language processing', 'Hugging Face Transformers'],
    },
    {
      bio: 'Computer vision at a recycling plant. I can tell PET from HDPE at three metres.',
      also: ['Computer vision', 'OpenCV'],
    },
    {
      bio: 'ML engineer. Evaluation, error analysis, dashboards. 5h / week.',
      also: ['Testing', 'Data science'],
    },
    {
      bio: 'Doctor in training, programmer at night. Interested in triage, uncertainty and saying "I do not know".',
      also: ['Statistics'],
    },
    {
      bio: 'Audio machine learning: separation, fingerprinting, spectrograms as wallpaper.',
      also: ['Audio programming', 'Speech recognition'],
    },
    {
      bio: 'Old handwriting, faded ink, parish registers. OCR is a conversation with a dead clerk.',
      also: ['Computer vision', 'Natural language processing'],
    },
    {
      bio: 'From notebooks to services: I package, measure, and keep the GPU bill on the fridge.',
      also: ['FastAPI', 'Docker'],
    },
    {
      bio: 'Satellite images, kelp forests, seasonal maps. Remote sensing with wet boots.',
      also: ['Computer vision', 'GIS'],
    },
    {
      bio: 'Recommender systems that explain themselves. If I cannot say why, I do not show it.',
      also: ['Recommender systems', 'SQL'],
    },
  ],
};
