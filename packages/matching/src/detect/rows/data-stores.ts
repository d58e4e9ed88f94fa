import { detectorTable } from '../detector-table.ts';

/** Databases, search engines, queues and hosted stores. */
export const dataStores = detectorTable(`
postgresql | PostgreSQL | npm pg postgres pg-promise @neondatabase/* @vercel/postgres pg-boss @types/pg @prisma/adapter-pg pgvector | pypi psycopg psycopg2* psycopg-* asyncpg aiopg pg8000 | gem pg | cargo tokio-postgres postgres deadpool-postgres diesel/postgres diesel-async/postgres sqlx/postgres sea-orm/sqlx-postgres sqlx-postgres | go github.com/lib/pq github.com/jackc/pgx gorm.io/driver/postgres github.com/go-pg/pg | maven org.postgresql:* io.r2dbc:r2dbc-postgresql org.postgresql:r2dbc-postgresql io.quarkus:quarkus-*-postgresql | nuget npgsql npgsql.* | hex postgrex | pub postgres | composer ext-pdo_pgsql ext-pgsql | docker postgres postgresql postgis/postgis pgvector/pgvector ankane/pgvector | pod PostgresNIO | setting url/postgres url/postgresql url/jdbc:postgresql database/postgresql database/postgres
postgis | PostGIS | pypi geoalchemy2 | gem activerecord-postgis-adapter | docker postgis/postgis
pgvector | pgvector | npm pgvector | pypi pgvector | gem pgvector neighbor | docker pgvector/pgvector ankane/pgvector | hex pgvector
mysql | MySQL | npm mysql mysql2 @planetscale/database | pypi mysqlclient pymysql mysql-connector-python aiomysql flask-mysqldb | gem mysql2 trilogy | cargo mysql mysql_async diesel/mysql sqlx/mysql sea-orm/sqlx-mysql | go github.com/go-sql-driver/mysql gorm.io/driver/mysql | maven mysql:* com.mysql:* io.asyncer:r2dbc-mysql | nuget mysql.data mysqlconnector pomelo.entityframeworkcore.mysql mysql.entityframeworkcore | hex myxql mariaex | composer ext-mysqli ext-pdo_mysql | docker mysql mysql/mysql-server | pub mysql1 | setting url/mysql url/jdbc:mysql database/mysql database/mysql2 database/trilogy
mariadb | MariaDB | npm mariadb | pypi mariadb | maven org.mariadb.jdbc:* | docker mariadb | setting url/mariadb url/jdbc:mariadb
sqlite | SQLite | npm sqlite3 better-sqlite3 sqlite sql.js @libsql/* expo-sqlite @capacitor-community/sqlite react-native-sqlite-storage | pypi aiosqlite sqlite-utils pysqlite3 | gem sqlite3 | cargo rusqlite libsqlite3-sys sqlx-sqlite diesel/sqlite sqlx/sqlite sea-orm/sqlx-sqlite | go github.com/mattn/go-sqlite3 modernc.org/sqlite gorm.io/driver/sqlite github.com/glebarez/sqlite github.com/tursodatabase/libsql-client-go | maven org.xerial:sqlite-jdbc | nuget microsoft.data.sqlite* microsoft.entityframeworkcore.sqlite system.data.sqlite sqlite-net-pcl | hex ecto_sqlite3 exqlite | pub sqflite sqlite3 drift sqflite_common_ffi | composer ext-sqlite3 ext-pdo_sqlite | pod SQLite.swift GRDB.swift FMDB | setting database/sqlite database/sqlite3 url/sqlite~
turso | Turso | npm @libsql/* @tursodatabase/* | docker tursodatabase/libsql-server ghcr.io/tursodatabase/libsql-server | go github.com/tursodatabase/*
sql-server | SQL Server | npm mssql tedious | pypi pymssql pyodbc~ | gem activerecord-sqlserver-adapter tiny_tds | go github.com/microsoft/go-mssqldb github.com/denisenkom/go-mssqldb gorm.io/driver/sqlserver | maven com.microsoft.sqlserver:* | nuget microsoft.data.sqlclient system.data.sqlclient microsoft.entityframeworkcore.sqlserver | docker mcr.microsoft.com/mssql/server azure-sql-edge | cargo tiberius | setting url/sqlserver url/jdbc:sqlserver database/sqlserver
oracle-database | Oracle Database | npm oracledb | pypi cx-oracle oracledb | maven com.oracle.database.jdbc:* com.oracle:ojdbc* | nuget oracle.manageddataaccess* | gem ruby-oci8 | docker gvenzl/oracle-xe
mongodb | MongoDB | npm mongodb mongoose connect-mongo @typegoose/* mongodb-memory-server | pypi pymongo motor mongoengine djongo flask-pymongo beanie odmantic | gem mongo mongoid | cargo mongodb | go go.mongodb.org/mongo-driver gopkg.in/mgo.v2 | maven org.mongodb:* spring-boot-starter-data-mongodb* org.mongodb.scala:* | nuget mongodb.driver mongodb.* | hex mongodb mongodb_driver | composer mongodb/mongodb jenssegers/mongodb mongodb/laravel-mongodb ext-mongodb | docker mongo mongodb bitnami/mongodb mongo-express | pub mongo_dart | setting url/mongodb database/mongodb
redis | Redis | npm redis ioredis connect-redis @upstash/redis | pypi redis aioredis django-redis hiredis flask-redis | gem redis redis-* hiredis | cargo redis deadpool-redis fred | go github.com/redis/go-redis github.com/go-redis/redis github.com/gomodule/redigo | maven redis.clients:jedis io.lettuce:* spring-boot-starter-data-redis* org.redisson:* | nuget stackexchange.redis microsoft.extensions.caching.stackexchangeredis | hex redix | composer predis/predis ext-redis | docker redis redis/redis-stack* bitnami/redis redis-stack redis-stack-server | setting url/redis
valkey | Valkey | docker valkey/valkey bitnami/valkey | npm iovalkey @valkey/valkey-glide
keydb | KeyDB | docker eqalpha/keydb
memcached | Memcached | npm memcached memjs | pypi pymemcache python-memcached pylibmc | gem dalli | go github.com/bradfitz/gomemcache | docker memcached
cassandra | Cassandra | npm cassandra-driver | pypi cassandra-driver | go github.com/gocql/gocql | maven com.datastax.*:* com.datastax.cassandra:* | docker cassandra | cargo cdrs-tokio
scylladb | ScyllaDB | cargo scylla | docker scylladb/scylla
dynamodb | DynamoDB | npm @aws-sdk/client-dynamodb @aws-sdk/lib-dynamodb dynamoose | pypi pynamodb | gem dynamoid aws-sdk-dynamodb | go github.com/aws/aws-sdk-go-v2/service/dynamodb | cargo aws-sdk-dynamodb | nuget awssdk.dynamodbv2 | docker amazon/dynamodb-local
cosmosdb | Azure Cosmos DB | npm @azure/cosmos | pypi azure-cosmos | nuget microsoft.azure.cosmos
couchdb | CouchDB | npm nano | docker couchdb apache/couchdb
couchbase | Couchbase | npm couchbase | pypi couchbase | docker couchbase
neo4j | Neo4j | npm neo4j-driver @neo4j/graphql | pypi neo4j py2neo neomodel | go github.com/neo4j/neo4j-go-driver | maven org.neo4j.driver:* org.neo4j:* spring-boot-starter-data-neo4j | nuget neo4j.driver | docker neo4j | cargo neo4rs
arangodb | ArangoDB | npm arangojs | pypi python-arango | docker arangodb
dgraph | Dgraph | go github.com/dgraph-io/dgo | docker dgraph/dgraph
elasticsearch | Elasticsearch | npm @elastic/elasticsearch elasticsearch | pypi elasticsearch elasticsearch-dsl django-elasticsearch-dsl | gem elasticsearch elasticsearch-* searchkick chewy | cargo elasticsearch | go github.com/elastic/go-elasticsearch github.com/olivere/elastic | maven org.elasticsearch*:* co.elastic.clients:* spring-boot-starter-data-elasticsearch | nuget nest elastic.clients.elasticsearch elasticsearch.net | composer elasticsearch/elasticsearch ruflin/elastica | docker elasticsearch docker.elastic.co/elasticsearch/elasticsearch
opensearch | OpenSearch | npm @opensearch-project/opensearch | pypi opensearch-py | gem opensearch-ruby | go github.com/opensearch-project/opensearch-go | docker opensearchproject/opensearch
solr | Apache Solr | pypi pysolr | gem rsolr sunspot_rails | maven org.apache.solr:* | docker solr
lucene | Apache Lucene | maven org.apache.lucene:* | nuget lucene.net
meilisearch | Meilisearch | npm meilisearch | pypi meilisearch* | gem meilisearch meilisearch-rails | cargo meilisearch-sdk | go github.com/meilisearch/meilisearch-go | composer meilisearch/meilisearch-php | docker getmeili/meilisearch
typesense | Typesense | npm typesense | pypi typesense | gem typesense | docker typesense/typesense
algolia | Algolia | npm algoliasearch @algolia/* react-instantsearch* instantsearch.js | pypi algoliasearch | gem algoliasearch-rails algolia | composer algolia/*
influxdb | InfluxDB | npm @influxdata/influxdb-client influx | pypi influxdb influxdb-client | go github.com/influxdata/* | docker influxdb
timescaledb | TimescaleDB | docker timescale/timescaledb*
questdb | QuestDB | docker questdb/questdb
clickhouse | ClickHouse | npm @clickhouse/client clickhouse | pypi clickhouse-driver clickhouse-connect | go github.com/ClickHouse/clickhouse-go | cargo clickhouse | maven com.clickhouse:* ru.yandex.clickhouse:* | docker clickhouse clickhouse/clickhouse-server yandex/clickhouse-server | hex ecto_ch ch
duckdb | DuckDB | npm duckdb @duckdb/* | pypi duckdb | cargo duckdb | go github.com/marcboeker/go-duckdb | cran duckdb
cockroachdb | CockroachDB | docker cockroachdb/cockroach | pypi sqlalchemy-cockroachdb | go github.com/cockroachdb/cockroach-go | setting database/cockroachdb
tidb | TiDB | docker pingcap/tidb
vitess | Vitess | docker vitess/*
bigquery | BigQuery | npm @google-cloud/bigquery | pypi google-cloud-bigquery pandas-gbq dbt-bigquery | go cloud.google.com/go/bigquery | cran bigrquery | maven com.google.cloud:google-cloud-bigquery
snowflake | Snowflake | npm snowflake-sdk | pypi snowflake-connector-python snowflake-sqlalchemy snowflake-snowpark-python dbt-snowflake
redshift | Amazon Redshift | pypi redshift-connector sqlalchemy-redshift dbt-redshift
db2 | IBM Db2 | npm ibm_db | pypi ibm-db | maven com.ibm.db2:*
realm | Realm | npm realm @realm/react | maven io.realm* io.realm.*:* | pod RealmSwift Realm realm-swift | pub realm
leveldb | LevelDB | npm level leveldown classic-level | go github.com/syndtr/goleveldb | pypi plyvel
rocksdb | RocksDB | cargo rocksdb | maven org.rocksdb:* | npm rocksdb
etcd | etcd | go go.etcd.io/etcd go.etcd.io/etcd/* | docker quay.io/coreos/etcd bitnami/etcd gcr.io/etcd-development/etcd
pinecone | Pinecone | npm @pinecone-database/pinecone | pypi pinecone pinecone-client langchain-pinecone
qdrant | Qdrant | npm @qdrant/* | pypi qdrant-client | cargo qdrant-client | docker qdrant/qdrant
weaviate | Weaviate | npm weaviate-client weaviate-ts-client | pypi weaviate-client | docker semitechnologies/weaviate cr.weaviate.io/semitechnologies/weaviate
milvus | Milvus | pypi pymilvus | npm @zilliz/milvus2-sdk-node | docker milvusdb/milvus
chroma | Chroma | npm chromadb | pypi chromadb | docker chromadb/chroma
surrealdb | SurrealDB | npm surrealdb surrealdb.js | cargo surrealdb | docker surrealdb/surrealdb
datomic | Datomic | maven com.datomic/* com.datomic:*
firestore | Firestore | npm @google-cloud/firestore | pypi google-cloud-firestore | pub cloud_firestore | pod FirebaseFirestore Firebase/Firestore | files firestore.rules firestore.indexes.json
firebase | Firebase | npm firebase firebase-admin firebase-functions @firebase/* @react-native-firebase/* @angular/fire vuefire reactfire | pypi firebase-admin pyrebase* | go firebase.google.com/go | maven com.google.firebase:* com.google.gms.google-services | pub firebase_core firebase_* cloud_firestore | pod Firebase Firebase/* FirebaseAuth firebase-ios-sdk FirebaseCore FirebaseAnalytics FirebaseMessaging | files firebase.json .firebaserc google-services.json GoogleService-Info.plist | nuget firebaseadmin
supabase | Supabase | npm @supabase/* supabase | pypi supabase | pub supabase_flutter supabase | pod supabase-swift | docker supabase/* | files supabase/config.toml
appwrite | Appwrite | npm appwrite node-appwrite | pub appwrite | docker appwrite/appwrite | files appwrite.json
pocketbase | PocketBase | npm pocketbase | go github.com/pocketbase/pocketbase | pub pocketbase
parse-platform | Parse Server | npm parse parse-server | docker parseplatform/parse-server
convex | Convex | npm convex
hasura | Hasura | docker hasura/graphql-engine
neon-database | Neon | npm @neondatabase/*
planetscale | PlanetScale | npm @planetscale/database
upstash | Upstash | npm @upstash/*
tinybird | Tinybird | npm @chronark/zod-bird @tinybirdco/* zod-bird | pypi tinybird tinybird-cli | docker tinybirdco/tinybird-local | files .tinyb | ext datasource pipe
rabbitmq | RabbitMQ | npm amqplib amqp-connection-manager rascal | pypi pika aio-pika kombu~ | gem bunny sneakers | cargo lapin amqprs | go github.com/rabbitmq/amqp091-go github.com/streadway/amqp | maven com.rabbitmq:* spring-boot-starter-amqp | nuget rabbitmq.client masstransit.rabbitmq | hex amqp broadway_rabbitmq | composer php-amqplib/php-amqplib | docker rabbitmq | setting url/amqp url/amqps
kafka | Kafka | npm kafkajs node-rdkafka @confluentinc/kafka-javascript | pypi kafka-python confluent-kafka aiokafka faust faust-streaming | gem ruby-kafka karafka rdkafka racecar | cargo rdkafka | go github.com/segmentio/kafka-go github.com/confluentinc/confluent-kafka-go github.com/IBM/sarama github.com/Shopify/sarama github.com/twmb/franz-go | maven org.apache.kafka:* org.springframework.kafka:* io.confluent:* | nuget confluent.kafka masstransit.kafka | hex brod kafka_ex broadway_kafka | docker confluentinc/cp-kafka bitnami/kafka wurstmeister/kafka apache/kafka kafka redpandadata/redpanda
activemq | ActiveMQ | maven org.apache.activemq:* spring-boot-starter-activemq | docker apache/activemq-classic rmohr/activemq
nats | NATS | npm nats @nats-io/* | pypi nats-py | go github.com/nats-io/nats.go | cargo async-nats nats | docker nats | hex gnat
pulsar | Apache Pulsar | pypi pulsar-client | maven org.apache.pulsar:* | docker apachepulsar/pulsar
zeromq | ZeroMQ | npm zeromq | pypi pyzmq | cargo zmq zeromq | go github.com/pebbe/zmq4 | maven org.zeromq:*
mqtt | MQTT | npm mqtt aedes | pypi paho-mqtt aiomqtt asyncio-mqtt gmqtt | go github.com/eclipse/paho.mqtt.golang | cargo rumqttc paho-mqtt | maven org.eclipse.paho:* | pub mqtt_client | pod CocoaMQTT | nuget mqttnet
mosquitto | Mosquitto | docker eclipse-mosquitto
temporal | Temporal | npm @temporalio/* | pypi temporalio | go go.temporal.io/sdk | maven io.temporal:* | docker temporalio/*
minio | MinIO | npm minio | pypi minio | go github.com/minio/minio-go | maven io.minio:* | docker minio/minio bitnami/minio quay.io/minio/minio
amazon-s3 | Amazon S3 | npm @aws-sdk/client-s3 @aws-sdk/s3-request-presigner multer-s3 | pypi s3fs django-storages~ | gem aws-sdk-s3 | cargo aws-sdk-s3 rust-s3 | go github.com/aws/aws-sdk-go-v2/service/s3 | maven software.amazon.awssdk:s3 com.amazonaws:aws-java-sdk-s3 | nuget awssdk.s3 | hex ex_aws_s3 | composer league/flysystem-aws-s3-v3
aws-sqs | Amazon SQS | npm @aws-sdk/client-sqs sqs-consumer | gem aws-sdk-sqs shoryuken | go github.com/aws/aws-sdk-go-v2/service/sqs | nuget awssdk.sqs | cargo aws-sdk-sqs
amazon-ses | Amazon SES | minor | npm @aws-sdk/client-ses @aws-sdk/client-sesv2 | gem aws-sdk-ses | nuget awssdk.simpleemail*
`);
