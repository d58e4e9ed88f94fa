import { skillTable } from '../skill-table.ts';

const tools = skillTable(
  'tool',
  `
git | Git | aka git scm, git workflow, gitflow | implies version-control .9
subversion | Subversion | aka svn, apache subversion | implies version-control .9
mercurial | Mercurial | implies version-control .9 | related git .6 | case
docker | Docker | aka dockerfile, dockerhub, docker containers, docker hub | implies containers .9, devops .7, linux .4
docker-swarm | Docker Swarm | aka swarm mode | implies docker .9 | related kubernetes .4
docker-compose | Docker Compose | aka compose files | implies docker .9
podman | Podman | implies containers .9, linux .5 | related docker .8
kubernetes | Kubernetes | aka k8s, kube, kubectl | implies docker .7, containers .9, devops .8
helm | Helm | aka helm chart, helm charts | implies kubernetes .9 | case | context kubernetes, k8s, chart, charts, cluster, terraform, docker
kustomize | Kustomize | implies kubernetes .9 | related helm .7
istio | Istio | implies kubernetes .8, microservices .5
envoy | Envoy | aka envoy proxy | implies microservices .5, networking .5 | case | context proxy, mesh, istio, grpc, gateway
argo-cd | Argo CD | aka argocd | implies kubernetes .8, infrastructure-as-code .7, cicd .7
terraform | Terraform | implies infrastructure-as-code .9, devops .8, cloud .6 | related pulumi .7, cloudformation .5
opentofu | OpenTofu | implies infrastructure-as-code .9, devops .8, cloud .6 | related terraform .7
pulumi | Pulumi | implies infrastructure-as-code .9, devops .7
cloudformation | AWS CloudFormation | aka cloudformation, cloud formation | implies aws .9, infrastructure-as-code .9
ansible | Ansible | aka ansible playbook, ansible playbooks | implies infrastructure-as-code .8, devops .8, linux .5 | related puppet .6, chef .6, salt .6
chef | Chef | aka chef infra, opscode chef | implies infrastructure-as-code .8, devops .8 | case | context puppet, ansible, salt, devops, cookbook, cookbooks, configuration, infrastructure, provisioning
puppet | Puppet | aka puppet enterprise, puppetlabs | implies infrastructure-as-code .8, devops .8 | related chef .7 | case | context chef, ansible, salt, devops, manifest, manifests, configuration, infrastructure, provisioning
salt | Salt | aka saltstack, salt stack, salt project | implies infrastructure-as-code .8, devops .8 | case | context chef, puppet, ansible, devops, minion, minions, configuration, infrastructure, provisioning
vagrant | Vagrant | implies virtualization .7, devops .5 | case | context virtualbox, vm, box, ansible, hashicorp, docker, machine, machines
packer | Packer | aka hashicorp packer | implies devops .7 | case | context hashicorp, terraform, image, images, ami
consul | Consul | aka hashicorp consul | implies distributed-systems .5, devops .6 | case | context hashicorp, vault, nomad, discovery, mesh, service, services, terraform
vault | Vault | aka hashicorp vault | implies devops .5, security .5 | case | context hashicorp, secret, secrets, terraform, consul
nomad | Nomad | aka hashicorp nomad | implies devops .6, containers .6 | case | context hashicorp, consul, scheduler, cluster, kubernetes, terraform
jenkins | Jenkins | aka jenkins pipeline | implies cicd .9 | related github-actions .5, gitlab-ci .5
github-actions | GitHub Actions | aka github workflows, gh actions | implies cicd .9, github .6
gitlab-ci | GitLab CI | aka gitlab ci/cd, gitlab pipelines | implies cicd .9, gitlab .8
circleci | CircleCI | aka circle ci | implies cicd .9
travis-ci | Travis CI | aka travis ci cd | implies cicd .9
teamcity | TeamCity | implies cicd .9
bamboo-ci | Bamboo | aka atlassian bamboo | implies cicd .9 | case | context atlassian, jira, ci, jenkins, pipeline
prometheus | Prometheus | aka promql | implies observability .9, devops .5 | related grafana .6 | case
grafana | Grafana | aka grafana loki | implies observability .9
datadog | Datadog | aka data dog | implies observability .9
opentelemetry | OpenTelemetry | aka open telemetry, otel, opentracing | implies observability .9
jaeger | Jaeger | aka jaeger tracing | implies observability .8 | case
sentry | Sentry | aka sentry.io | implies observability .7 | case
nagios | Nagios | implies observability .8
splunk | Splunk | implies observability .7
fluentd | Fluentd | implies observability .7
fluent-bit | Fluent Bit | implies observability .7 | related fluentd .7
kibana | Kibana | implies elasticsearch .8, data-visualization .5
nginx | NGINX | aka nginx proxy, engine x | implies web-servers .9
apache-httpd | Apache HTTP Server | aka Apache?, apache httpd, apache2, apache web server, httpd | implies web-servers .9 | related nginx .6 | case | context server, nginx, php, linux, mysql, web, tomcat, http
caddy | Caddy | aka caddy server, caddyserver | implies web-servers .9 | case | context server, proxy, https, nginx, reverse
traefik | Traefik | implies web-servers .8, docker .5
haproxy | HAProxy | implies web-servers .7, networking .5
varnish | Varnish | aka varnish cache | implies caching .9 | case
tomcat | Apache Tomcat | aka tomcat | implies java .6, web-servers .7
kafka | Kafka | aka apache kafka, confluent kafka | implies message-queues .9, distributed-systems .6, stream-processing .6 | related rabbitmq .5, pulsar .7
kafka-streams | Kafka Streams | implies kafka .9, stream-processing .8
kafka-connect | Kafka Connect | implies kafka .9
rabbitmq | RabbitMQ | aka rabbit mq, amqp | implies message-queues .9
activemq | ActiveMQ | aka apache activemq | implies message-queues .9, java .5
nats | NATS | aka nats.io, nats jetstream | implies message-queues .9 | related rabbitmq .5 | case
pulsar | Apache Pulsar | aka Pulsar? | implies message-queues .9, stream-processing .6 | case | context kafka, queue, queues, broker, apache, messaging
zeromq | ZeroMQ | aka zmq, 0mq | implies message-queues .8
mqtt | MQTT | implies iot .7, message-queues .6
mosquitto | Mosquitto | aka eclipse mosquitto | implies mqtt .9
zookeeper | Apache ZooKeeper | aka zookeeper | implies distributed-systems .7
temporal | Temporal | aka temporal.io, temporal workflows | implies distributed-systems .6, backend .5 | case | context workflow, workflows, activities, orchestration, durable
virtualbox | VirtualBox | aka oracle virtualbox | implies virtualization .8
qemu | QEMU | implies virtualization .9, linux .6
ebpf | eBPF | aka bpf | implies linux .8, systems-programming .8
wireshark | Wireshark | implies networking .8
wireguard | WireGuard | implies networking .7
systemd | systemd | implies linux .9
vim | Vim
emacs | Emacs | aka gnu emacs
vscode | VS Code | aka visual studio code, vscode, vscode extensions
visual-studio | Visual Studio | aka ms visual studio | implies dotnet .5
intellij | IntelliJ IDEA | aka intellij
eclipse | Eclipse IDE | aka Eclipse? | implies java .5 | case | context ide, java, plugin, plugins, jdt, rcp, intellij, netbeans
`,
);

const practices = skillTable(
  'practice',
  `
virtualization | Virtualization | aka virtual machines, virtualisation, hypervisors | implies system-administration .5
web-servers | Web servers | aka web server, reverse proxy | implies backend .3, networking .3
backend-as-a-service | Backend as a service | aka baas | implies backend .5
stream-processing | Stream processing | aka streaming data, real time analytics | implies data-engineering .7, distributed-systems .6
mlops | MLOps | aka ml ops, model deployment, model serving | implies machine-learning .7, devops .5
`,
);

export const devopsTools = [...tools, ...practices];
