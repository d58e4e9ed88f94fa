import { type HostPerson, verifiedEmail } from '../host-person.ts';

export const copperVole: HostPerson = {
  id: 4_100_002,
  login: 'copper-vole',
  name: 'Tomasz Wilk',
  bio: 'Counts birds with microphones and Python.',
  company: 'Marsh Station',
  location: 'Gdańsk',
  emails: verifiedEmail('tomasz@copper-vole.example'),
  repositories: [
    {
      name: 'reed-listener',
      description: 'Finds bird calls in hours of recordings.',
      topics: ['python', 'machine-learning', 'audio', 'pytorch'],
      languages: { Python: 141_870, 'Jupyter Notebook': 88_410, Shell: 1_900 },
      pushedDaysAgo: 9,
      files: {
        'pyproject.toml':
          '[project]\nname = "reed-listener"\nversion = "0.4.0"\nrequires-python = ">=3.11"\ndependencies = ["torch>=2.6", "librosa>=0.11", "numpy>=2.2", "pandas>=2.2"]\n\n[dependency-groups]\ndev = ["pytest>=8.3", "ruff>=0.11"]\n',
        'README.md':
          '# Reed listener\n\nTrains a small PyTorch model on labelled calls and runs it over a night of recordings.\n\n```sh\nuv run listen night.wav\n```\n',
        'src/reed_listener/model.py':
          'import torch\n\n\nclass CallNet(torch.nn.Module):\n    """Two convolutions and a vote."""\n',
      },
    },
    {
      name: 'station-site',
      description: 'What the station heard last night, as a web page.',
      topics: ['django', 'postgresql', 'celery'],
      languages: { Python: 52_330, HTML: 18_004, CSS: 4_120 },
      pushedDaysAgo: 40,
      files: {
        'requirements.txt': 'Django==5.2.1\npsycopg[binary]==3.2.9\ncelery==5.5.2\nredis==6.1.0\n',
        'README.md': '# Station site\n\nDjango with a nightly Celery task. PostgreSQL keeps the counts.\n',
        'manage.py':
          'import sys\n\nfrom django.core.management import execute_from_command_line\n\nexecute_from_command_line(sys.argv)\n',
      },
    },
    {
      name: 'scikit-learn',
      description: 'Machine learning in Python',
      forkOf: 'scikit-learn/scikit-learn',
      topics: [],
      languages: { Python: 9_400_120, Cython: 812_400 },
      pushedDaysAgo: 300,
      files: { 'README.md': '# scikit-learn\n\nA fork without commits of its own.\n' },
    },
  ],
};
