import { type HostPerson, verifiedEmail } from '../host-person.ts';

export const northEmber: HostPerson = {
  id: 4_100_003,
  login: 'north-ember',
  name: 'Signe Holm',
  bio: 'Go, Kubernetes, and restore drills on the first Monday.',
  company: 'Heath Hosting',
  location: 'Aarhus',
  emails: verifiedEmail('signe@north-ember.example'),
  repositories: [
    {
      name: 'drill',
      description: 'Restores a backup into a throw-away cluster and checks it.',
      topics: ['go', 'kubernetes', 'backup'],
      languages: { Go: 118_240, Shell: 3_300, Dockerfile: 720 },
      pushedDaysAgo: 2,
      files: {
        'go.mod':
          'module codehost.example/north-ember/drill\n\ngo 1.24\n\nrequire (\n\tgithub.com/spf13/cobra v1.9.1\n\tgithub.com/jackc/pgx/v5 v5.7.5\n\tk8s.io/client-go v0.33.1\n)\n',
        Dockerfile:
          'FROM golang:1.24 AS build\nWORKDIR /src\nCOPY . .\nRUN go build -o /drill .\n\nFROM gcr.io/distroless/static\nCOPY --from=build /drill /drill\nENTRYPOINT ["/drill"]\n',
        'README.md':
          '# Drill\n\nA backup that was never restored is a rumour. Drill restores it into Kubernetes and compares counts.\n',
        'main.go':
          'package main\n\nimport "codehost.example/north-ember/drill/cmd"\n\nfunc main() {\n\tcmd.Execute()\n}\n',
      },
    },
    {
      name: 'heath-infra',
      description: 'The machines of a small hosting co-operative.',
      private: true,
      topics: ['terraform', 'ansible'],
      languages: { HCL: 41_800, Jinja: 6_020, Shell: 2_110 },
      pushedDaysAgo: 12,
      files: {
        'main.tf':
          'terraform {\n  required_providers {\n    hcloud = {\n      source  = "hetznercloud/hcloud"\n      version = "~> 1.50"\n    }\n  }\n}\n\nresource "hcloud_server" "web" {\n  name        = "web"\n  server_type = "cx22"\n  image       = "debian-12"\n}\n',
        'README.md': '# Heath infrastructure\n\nTerraform makes the machines, Ansible fills them.\n',
      },
    },
  ],
};
