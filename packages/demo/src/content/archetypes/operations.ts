import type { Archetype } from './archetype.ts';

export const devops: Archetype = {
  id: 'devops',
  roles: ['DevOps engineer', 'Site reliability engineer', 'System administrator'],
  core: ['Linux', 'Docker', 'DevOps', 'CI/CD'],
  often: ['Kubernetes', 'Terraform', 'GitHub Actions', 'Bash', 'Ansible', 'Prometheus'],
  sometimes: ['AWS', 'Grafana', 'NGINX', 'Helm', 'Python', 'Go', 'PostgreSQL', 'Azure', 'Google Cloud'],
  interests: ['self-hosting', 'networks', 'sauna', 'home lab', 'incident stories', 'bread'],
  repositories: [
    { name: '{s}-infra', about: 'The servers behind {thing}, as code.', language: 'HCL' },
    { name: '{s}-images', about: 'Small container images for {thing}.', language: 'Dockerfile' },
    {
      name: '{s}-backup',
      about: 'Backups for {thing}, with a restore drill every month.',
      language: 'Shell',
    },
    { name: 'ansible-{s}', about: 'Ansible roles for a machine that serves {thing}.', language: 'Shell' },
    { name: '{s}-exporter', about: 'Prometheus exporter for {thing}.', language: 'Go' },
  ],
  people: [
    {
      bio: 'I keep small services up on small budgets. One machine, good backups, a runbook your sister could follow.',
      also: ['Bash', 'NGINX'],
    },
    { bio: 'k8s (professionally), docker compose (personally)', also: ['Kubernetes', 'Helm'] },
    {
      bio: 'Reliability engineer for an emergency call centre. Calm is a feature.',
      also: ['Prometheus', 'Grafana'],
    },
    {
      bio: 'CI/CD. If your build takes 20 min call me.',
      also: ['GitHub Actions'],
    },
    {
      bio: 'I host things for my neighbourhood on a rack next to the boiler. The boiler has better uptime, for now.',
      also: ['Ansible'],
    },
    {
      bio: 'AWS + Terraform. I saved my last company 40% of the cloud bill, ask me how',
      also: ['Terraform', 'AWS'],
    },
    {
      bio: 'System administrator at a theatre. The show has a start time and so do my changes.',
      also: ['Linux', 'Networking'],
    },
    { bio: 'Ops. I do your backups AND test the restore. Bash, Postgres.', also: ['PostgreSQL', 'Bash'] },
    { bio: 'SRE. On-call survivor. Grafana, Prometheus, Loki.', also: ['OpenTelemetry', 'Grafana'] },
    {
      bio: 'I came from networking and still think in cables. Happy to containerise your project properly.',
      also: ['Networking', 'Docker'],
    },
    {
      bio: 'Release engineer. I write changelogs people read and rollbacks nobody needs.',
      also: ['GitHub Actions', 'Git'],
    },
  ],
};

export const security: Archetype = {
  id: 'security',
  roles: ['Security engineer', 'Backend developer'],
  core: ['Security', 'Linux', 'Python'],
  often: ['Cryptography', 'Docker', 'Testing', 'Go', 'Authentication'],
  sometimes: ['C', 'Rust', 'Bash', 'Penetration testing', 'CI/CD', 'Networking'],
  interests: ['privacy', 'locks', 'puzzles', 'teaching', 'journalism'],
  repositories: [
    { name: '{s}-vault', about: 'Encrypted storage for {thing}, keys stay with the reader.', language: 'Go' },
    { name: '{s}-audit', about: 'Checks a site about {thing} against a public list.', language: 'Python' },
    {
      name: '{s}-threats',
      about: 'Threat models of small systems around {thing}, worked through.',
      language: 'Python',
    },
    { name: '{s}-fuzz', about: 'Fuzz targets for parsers of {thing}.', language: 'C' },
  ],
  people: [
    {
      bio: 'Security consultant. For non-profits I do a free review: 1 call, 1 page, the 2 most important fixes.',
      also: ['Authentication'],
    },
    {
      bio: 'Former locksmith. I pick apart sign-in flows the same way: patiently, with permission.',
      also: ['Penetration testing'],
    },
    {
      bio: 'Applied cryptography for people with something to protect and no time to read a paper.',
      also: ['Cryptography', 'Rust'],
    },
    {
      bio: 'I train journalists in digital safety and build the tools I wish they had.',
      also: ['Technical writing'],
    },
    {
      bio: 'AppSec, Go. OSCP. CTF on weekends (team is looking for web people btw)',
      also: ['Go', 'Testing'],
    },
    {
      bio: 'Dependency updates, signed releases, reproducible builds. Somebody has to enjoy it.',
      also: ['CI/CD', 'GitHub Actions'],
    },
    { bio: 'Network forensics at a university. Students keep me young and busy.', also: ['Networking', 'C'] },
  ],
};
