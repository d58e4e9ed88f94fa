import { detectorTable } from '../detector-table.ts';

/** Infrastructure, clouds and services. */
export const platforms = detectorTable(`
docker | Docker | files docker-compose*.yml docker-compose*.yaml compose.yml compose.yaml compose.*.yml compose.*.yaml Dockerfile Dockerfile.* *.Dockerfile *.dockerfile Containerfile | action docker/* | npm dockerode testcontainers~ | pypi docker | go github.com/docker/docker
docker-compose | Docker Compose | files docker-compose*.yml docker-compose*.yaml compose.yml compose.yaml compose.*.yml compose.*.yaml
dev-containers | Dev Containers | minor | files devcontainer.json
podman | Podman | action redhat-actions/podman-login redhat-actions/buildah-build | docker quay.io/podman/stable
kubernetes | Kubernetes | npm @kubernetes/client-node | pypi kubernetes kopf | go k8s.io/client-go k8s.io/* sigs.k8s.io/* | cargo kube k8s-openapi | maven io.fabric8:kubernetes-client io.kubernetes:* | nuget kubernetesclient kubeops* | files kustomization.yaml kustomization.yml Chart.yaml skaffold.yaml Tiltfile | action azure/k8s-* azure/setup-kubectl helm/kind-action engineerd/setup-kind | terraform kubernetes hashicorp/kubernetes | docker bitnami/kubectl
helm | Helm | files Chart.yaml helmfile.yaml | action azure/setup-helm helm/* | terraform helm hashicorp/helm | go helm.sh/helm
kustomize | Kustomize | files kustomization.yaml kustomization.yml
skaffold | Skaffold | files skaffold.yaml
istio | Istio | go istio.io/*
envoy | Envoy | docker envoyproxy/envoy
argo-cd | Argo CD | docker argoproj/argocd | go github.com/argoproj/argo-cd
terraform | Terraform | ext tf tfvars | files *.tf | action hashicorp/setup-terraform
opentofu | OpenTofu | action opentofu/setup-opentofu | ext tofu
terragrunt | Terragrunt | files terragrunt.hcl
pulumi | Pulumi | npm @pulumi/* | pypi pulumi pulumi-* | go github.com/pulumi/pulumi | nuget pulumi | files Pulumi.yaml | action pulumi/actions
cloudformation | AWS CloudFormation | action aws-actions/aws-cloudformation-github-deploy | pypi cfn-lint
aws-cdk | AWS CDK | npm aws-cdk aws-cdk-lib @aws-cdk/* | pypi aws-cdk-lib | files cdk.json
aws-sam | AWS SAM | files samconfig.toml | action aws-actions/setup-sam
serverless-framework | Serverless Framework | npm serverless serverless-* | files serverless.yml serverless.yaml serverless.ts
sst | SST | npm sst | files sst.config.ts
ansible | Ansible | pypi ansible ansible-core ansible-lint molecule | files ansible.cfg playbook.yml site.yml galaxy.yml
chef | Chef | gem chef knife test-kitchen berkshelf | files Berksfile
puppet | Puppet | gem puppet puppet-lint | files Puppetfile
vagrant | Vagrant | files Vagrantfile
packer | Packer | files *.pkr.hcl | action hashicorp/setup-packer
consul | Consul | go github.com/hashicorp/consul | docker consul hashicorp/consul
vault | Vault | go github.com/hashicorp/vault | docker vault hashicorp/vault | pypi hvac | action hashicorp/vault-action
nomad | Nomad | go github.com/hashicorp/nomad | ext nomad
jenkins | Jenkins | files Jenkinsfile | docker jenkins/jenkins
github-actions | GitHub Actions | minor | files .github/workflows/*.yml .github/workflows/*.yaml | npm @actions/core @actions/github
gitlab-ci | GitLab CI | minor | files .gitlab-ci.yml
circleci | CircleCI | minor | files .circleci/config.yml
travis-ci | Travis CI | minor | files .travis.yml
azure-devops | Azure DevOps | minor | files azure-pipelines.yml
drone-ci | Drone CI | minor | files .drone.yml
woodpecker-ci | Woodpecker CI | minor | files .woodpecker.yml .woodpecker.yaml
buildkite | Buildkite | minor | files .buildkite/pipeline.yml
dependabot | Dependabot | minor | files .github/dependabot.yml
renovate | Renovate | minor | files renovate.json renovate.json5 .renovaterc
prometheus | Prometheus | npm prom-client | pypi prometheus-client django-prometheus starlette-exporter prometheus-fastapi-instrumentator | gem prometheus-client yabeda-prometheus | cargo prometheus metrics-exporter-prometheus prometheus-client | go github.com/prometheus/client_golang | maven io.prometheus:* io.micrometer:micrometer-registry-prometheus | nuget prometheus-net* | hex prom_ex telemetry_metrics_prometheus | docker prom/prometheus | files prometheus.yml
grafana | Grafana | npm @grafana/* | docker grafana/grafana grafana/*
datadog | Datadog | npm dd-trace @datadog/browser-* @datadog/datadog-* @datadog/mobile-* | pypi ddtrace datadog | gem datadog ddtrace | go gopkg.in/DataDog/dd-trace-go.v1 github.com/DataDog/*
opentelemetry | OpenTelemetry | npm @opentelemetry/* @vercel/otel | pypi opentelemetry-* | gem opentelemetry-* | cargo opentelemetry opentelemetry-* tracing-opentelemetry | go go.opentelemetry.io/* | maven io.opentelemetry:* io.opentelemetry.*:* | nuget opentelemetry opentelemetry.* | hex opentelemetry opentelemetry_* | docker otel/*
jaeger | Jaeger | docker jaegertracing/* | npm jaeger-client
sentry | Sentry | npm @sentry/* | pypi sentry-sdk raven | gem sentry-ruby sentry-rails sentry-raven sentry-* | cargo sentry | go github.com/getsentry/sentry-go | maven io.sentry:* io.sentry.* | nuget sentry sentry.* | hex sentry | pub sentry_flutter sentry | composer sentry/* | pod Sentry sentry-cocoa
new-relic | New Relic | npm newrelic | pypi newrelic | gem newrelic_rpm | go github.com/newrelic/go-agent
kibana | Kibana | docker kibana docker.elastic.co/kibana/kibana
logstash | Logstash | docker logstash docker.elastic.co/logstash/logstash
fluentd | Fluentd | docker fluent/fluentd | gem fluentd fluent-logger
nginx | NGINX | docker nginx nginxinc/nginx-unprivileged jwilder/nginx-proxy nginxproxy/nginx-proxy | files nginx.conf
apache-httpd | Apache HTTP Server | docker httpd
caddy | Caddy | docker caddy | files Caddyfile | go github.com/caddyserver/caddy
traefik | Traefik | docker traefik | files traefik.yml traefik.toml
haproxy | HAProxy | docker haproxy | files haproxy.cfg
varnish | Varnish | docker varnish
keycloak | Keycloak | npm keycloak-js keycloak-connect @keycloak/* | maven org.keycloak:* | docker jboss/keycloak quay.io/keycloak/keycloak keycloak/keycloak | pypi python-keycloak
auth0 | Auth0 | npm @auth0/* auth0 auth0-js express-openid-connect | pypi auth0-python | pub auth0_flutter | pod Auth0 | nuget auth0.*
okta | Okta | npm @okta/* | maven com.okta.*:*
clerk | Clerk | npm @clerk/* | pypi clerk-backend-api
workos | WorkOS | npm @workos-inc/* | pypi workos
kinde | Kinde | npm @kinde-oss/*
aws | AWS | npm aws-sdk @aws-sdk/* aws-lambda @types/aws-lambda | pypi boto3 botocore aioboto3 awscli | gem aws-sdk aws-sdk-* | cargo aws-sdk-* aws-config rusoto_* lambda_runtime | go github.com/aws/* | maven software.amazon.awssdk:* com.amazonaws:* io.awspring.cloud:* | nuget awssdk.* amazon.* | hex ex_aws ex_aws_* aws | composer aws/aws-sdk-php | terraform aws hashicorp/aws | action aws-actions/* | docker public.ecr.aws/lambda/* amazon/aws-cli
aws-lambda | AWS Lambda | npm @types/aws-lambda aws-lambda @middy/* | cargo lambda_runtime lambda_http | go github.com/aws/aws-lambda-go | pypi aws-lambda-powertools mangum chalice zappa | nuget amazon.lambda.* | maven com.amazonaws:aws-lambda-java-* | docker public.ecr.aws/lambda/*
aws-amplify | AWS Amplify | npm aws-amplify @aws-amplify/* | pub amplify_flutter | files amplify.yml
localstack | LocalStack | docker localstack/localstack | pypi localstack
gcp | Google Cloud | npm @google-cloud/* googleapis~ | pypi google-cloud-* | gem google-cloud-* | go cloud.google.com/go cloud.google.com/go/* | maven com.google.cloud:* com.google.cloud.tools:* | nuget google.cloud.* | terraform google hashicorp/google | action google-github-actions/* | files cloudbuild.yaml app.yaml~ | docker gcr.io/google.com/cloudsdktool/*
google-cloud-storage | Google Cloud Storage | npm @google-cloud/storage | pypi google-cloud-storage | go cloud.google.com/go/storage
google-pubsub | Google Pub/Sub | npm @google-cloud/pubsub | pypi google-cloud-pubsub | go cloud.google.com/go/pubsub
google-apis | Google APIs | minor | npm googleapis google-auth-library | pypi google-api-python-client google-auth google-auth-oauthlib | go google.golang.org/api
azure | Azure | npm @azure/* | pypi azure-* | go github.com/Azure/* | maven com.azure:* com.azure.spring:* com.microsoft.azure:* | nuget azure.* microsoft.azure.* | terraform azurerm hashicorp/azurerm | action azure/login azure/webapps-deploy Azure/*
azure-functions | Azure Functions | npm @azure/functions | pypi azure-functions | nuget microsoft.azure.functions.* microsoft.net.sdk.functions | files host.json
digitalocean | DigitalOcean | terraform digitalocean digitalocean/digitalocean | action digitalocean/action-doctl | go github.com/digitalocean/godo | files .do/app.yaml
hetzner | Hetzner | terraform hcloud hetznercloud/hcloud
heroku | Heroku | files Procfile~ app.json~ heroku.yml | action akhileshns/heroku-deploy | npm heroku | pypi django-heroku
vercel | Vercel | npm @vercel/* vercel | files vercel.json now.json | action amondnet/vercel-action
netlify | Netlify | npm netlify-cli @netlify/* netlify-lambda | files netlify.toml | action nwtgck/actions-netlify
render | Render | files render.yaml
railway | Railway | files railway.json railway.toml
fly-io | Fly.io | files fly.toml | action superfly/flyctl-actions*
cloudflare | Cloudflare | npm wrangler @cloudflare/* cloudflare | terraform cloudflare cloudflare/cloudflare | files wrangler.toml wrangler.json wrangler.jsonc | action cloudflare/* | docker cloudflare/cloudflared | go github.com/cloudflare/cloudflare-go
cloudflare-workers | Cloudflare Workers | npm @cloudflare/workers-types wrangler miniflare @opennextjs/cloudflare | cargo worker | files wrangler.toml wrangler.json wrangler.jsonc
github-pages | GitHub Pages | minor | action peaceiris/actions-gh-pages actions/deploy-pages JamesIves/github-pages-deploy-action | npm gh-pages
stripe | Stripe | npm stripe @stripe/* react-stripe-js | pypi stripe dj-stripe | gem stripe pay | cargo async-stripe stripe-rust | go github.com/stripe/stripe-go | maven com.stripe:* | nuget stripe.net | hex stripity_stripe | pub flutter_stripe stripe_payment | composer stripe/stripe-php laravel/cashier | pod Stripe StripePaymentSheet stripe-ios
paypal | PayPal | npm @paypal/* paypal-rest-sdk | pypi paypalrestsdk django-paypal | gem paypal-sdk-rest | composer paypal/* srmklive/paypal
braintree | Braintree | npm braintree braintree-web | gem braintree | pypi braintree
razorpay | Razorpay | npm razorpay | pypi razorpay | composer razorpay/razorpay | pub razorpay_flutter
mollie | Mollie | npm @mollie/* | composer mollie/*
adyen | Adyen | npm @adyen/*
plaid | Plaid | npm plaid react-plaid-link | pypi plaid-python | gem plaid
twilio | Twilio | npm twilio | pypi twilio | gem twilio-ruby | composer twilio/sdk | nuget twilio | go github.com/twilio/twilio-go
sendgrid | SendGrid | npm @sendgrid/* | pypi sendgrid | gem sendgrid-ruby | composer sendgrid/sendgrid | nuget sendgrid
mailgun | Mailgun | npm mailgun.js mailgun-js | composer mailgun/* symfony/mailgun-mailer | gem mailgun-ruby
resend | Resend | npm resend | pypi resend | gem resend
mailchimp | Mailchimp | npm @mailchimp/*
pusher | Pusher | npm pusher pusher-js | pypi pusher | gem pusher | composer pusher/pusher-php-server
livekit | LiveKit | npm livekit-client @livekit/* livekit-server-sdk | pypi livekit livekit-* | go github.com/livekit/* | pub livekit_client
agora-io | Agora | npm agora-rtc-sdk-ng agora-rtc-react | pub agora_rtc_engine | pod AgoraRtcEngine_iOS
posthog | PostHog | npm posthog-js posthog-node posthog-react-native | pypi posthog | gem posthog-ruby | pub posthog_flutter
google-analytics | Google Analytics | minor | npm react-ga react-ga4 vue-gtag @next/third-parties
contentful | Contentful | npm contentful contentful-* @contentful/*
sanity | Sanity | npm sanity @sanity/* next-sanity | files sanity.config.ts sanity.cli.ts
ghost | Ghost | npm @tryghost/* | docker ghost
airtable | Airtable | npm airtable | pypi pyairtable airtable-python-wrapper
shopify | Shopify | npm @shopify/* | gem shopify_api shopify_app | files shopify.app.toml
salesforce | Salesforce | npm jsforce @salesforce/* | pypi simple-salesforce | gem restforce | files sfdx-project.json
hubspot | HubSpot | npm @hubspot/* | pypi hubspot-api-client
notion | Notion | npm @notionhq/client | pypi notion-client
odoo | Odoo | docker odoo
ldap | LDAP | npm ldapjs ldapts passport-ldapauth | pypi python-ldap ldap3 django-auth-ldap | gem net-ldap | go github.com/go-ldap/ldap | maven org.springframework.ldap:* spring-boot-starter-data-ldap | docker osixia/openldap
mastodon-api | Mastodon API | npm masto mastodon-api | pypi mastodon.py | gem mastodon-api
matrix-protocol | Matrix protocol | npm matrix-js-sdk | pypi matrix-nio | cargo matrix-sdk | docker matrixdotorg/synapse
twitter-api | Twitter API | npm twitter-api-v2 twit | gem twitter | pypi tweepy
spotify-api | Spotify API | npm spotify-web-api-node @spotify/web-api-ts-sdk | pypi spotipy
youtube-api | YouTube API | pypi yt-dlp~ youtube-dl~ pytube
metamask | MetaMask | npm @metamask/*
walletconnect | WalletConnect | npm @walletconnect/* @web3modal/* @reown/appkit
hardhat | Hardhat | npm hardhat @nomiclabs/* @nomicfoundation/* | files hardhat.config.*
foundry | Foundry | files foundry.toml | action foundry-rs/foundry-toolchain
truffle | Truffle | npm truffle @truffle/* | files truffle-config.js
ganache | Ganache | npm ganache ganache-cli
openzeppelin | OpenZeppelin | npm @openzeppelin/*
ethereum | Ethereum | cargo ethers alloy | go github.com/ethereum/go-ethereum | pypi web3 | npm ethers web3 viem
solana | Solana | npm @solana/* @coral-xyz/anchor @project-serum/anchor | cargo solana-program solana-sdk anchor-lang anchor-spl | pypi solana solders | files Anchor.toml
polkadot | Polkadot | npm @polkadot/* | cargo substrate-* sp-core frame-support
ipfs | IPFS | npm ipfs-http-client ipfs-core helia kubo-rpc-client nft.storage web3.storage | go github.com/ipfs/*
near-protocol | NEAR Protocol | npm near-api-js | cargo near-sdk
the-graph | The Graph | npm @graphprotocol/*
chainlink | Chainlink | npm @chainlink/*
home-assistant | Home Assistant | pypi homeassistant | docker homeassistant/home-assistant ghcr.io/home-assistant/* | files hacs.json
raspberry-pi | Raspberry Pi | pypi rpi.gpio gpiozero picamera picamera2 adafruit-blinka | npm onoff rpi-gpio pigpio | cargo rppal
arduino | Arduino | npm johnny-five | pypi pyfirmata | ext ino
platformio | PlatformIO | files platformio.ini
esp32 | ESP32 | cargo esp-idf-* esp32-hal esp-hal | files sdkconfig.defaults
micropython | MicroPython | pypi micropython-*
ros | ROS | files package.xml~ | pypi rospy rclpy | docker ros osrf/ros
bluetooth | Bluetooth | npm @abandonware/noble react-native-ble-plx | pypi bleak pybluez | cargo btleplug | pub flutter_blue_plus flutter_reactive_ble
ffmpeg | FFmpeg | npm fluent-ffmpeg ffmpeg-static @ffmpeg/* | pypi ffmpeg-python moviepy | gem streamio-ffmpeg | cargo ffmpeg-next | pub ffmpeg_kit_flutter* | docker linuxserver/ffmpeg jrottenberg/ffmpeg
n8n | n8n | docker n8nio/n8n docker.n8n.io/n8nio/n8n | npm n8n-workflow n8n-core
node-red | Node-RED | npm node-red | docker nodered/node-red
matomo | Matomo | docker matomo
`);
